/** The game master's tools on a map: kinds of ground, heights, light, names; and the fog of war. */
import './paint-tools.css'
import { useId, useState } from 'react'
import { Button, ToolButton } from '../../elements/controls/button.tsx'
import { Icon, type IconName } from '../../elements/controls/icons.tsx'
import { Segmented } from '../../elements/controls/segmented.tsx'
import { Check } from '../../elements/fields/check.tsx'
import { NumberField } from '../../elements/fields/number-field.tsx'
import { Select } from '../../elements/fields/select.tsx'
import { TextField } from '../../elements/fields/text-field.tsx'
import type { GroundKind } from '../ground/ground-kind.ts'
import { paintName, mapWords as text } from '../ground/words.ts'
import { type Paint, TERRAINS } from './brush.ts'
import type { Hand } from './use-painter.ts'

/** What a game has to paint with. */
export interface Palette {
  /** None where there is no map to paint on. */
  readonly kinds: readonly GroundKind[]
  /** Heights count in it. */
  readonly heights: boolean
  readonly lights: readonly Paint[]
  readonly fogOn: boolean
}

/** As one side sees the map, or all of it. */
export interface Looking {
  readonly sides: readonly string[]
  readonly as: number | null
  readonly onLook: (side: number | null) => void
}

export interface PaintToolsProps {
  readonly painter: Hand
  readonly palette: Palette
  readonly looking: Looking
  readonly onUndo: () => void
  readonly onSave: () => void
}

const FOGS: readonly Paint[] = (['shown', 'hidden', 'sight'] as const).map(fog => ({
  key: `fog ${fog}`,
  label: text[fog],
  stroke: { fog },
}))

const paintOf = (kind: GroundKind): Paint => ({
  key: kind,
  label: paintName(kind),
  stroke: { terrain: TERRAINS[kind], ...(kind === 'open' && { clears: true }) },
})
const heightOf = (height: number): Paint => ({
  key: 'height',
  label: text.raised(height),
  stroke: { terrain: { elevation: height } },
})
const nameOf = (name: string): Paint => ({
  key: 'name',
  label: text.naming(name.trim()),
  stroke: { name: name.trim() },
})

type Opened = 'layers' | 'fog' | null
const MOST_NAME = 60
const HEIGHTS = { least: -20, most: 20 }

export default function PaintTools({ painter, palette, looking, onUndo, onSave }: PaintToolsProps) {
  const [opened, setOpened] = useState<Opened>(null)
  const panel = useId()
  const show = (which: Opened): void => {
    painter.take(null)
    setOpened(which)
  }
  const tool = (which: 'layers' | 'fog', icon: IconName) => (
    <button
      type="button"
      className="button button-small"
      aria-expanded={opened === which}
      aria-controls={panel}
      onClick={() => show(opened === which ? null : which)}
    >
      <Icon name={icon} />
      {text[which]}
    </button>
  )
  return (
    <>
      {tool('layers', 'layers')}
      {tool('fog', 'fog')}
      {opened !== null && (
        <section
          id={panel}
          className="map-palette"
          aria-label={text[opened]}
          onKeyDown={event => {
            if (event.key === 'Escape') show(null)
          }}
        >
          {opened === 'layers' ? (
            <Layers painter={painter} palette={palette} />
          ) : (
            <Fog painter={painter} palette={palette} looking={looking} />
          )}
          <div className="row">
            <Segmented
              label={text.widths}
              options={text.width.map((label, size) => ({ id: String(size), label }))}
              chosen={String(painter.size)}
              onChoose={size => painter.widen(Number(size))}
            />
            <Button small disabled={painter.taken === null} onPress={() => painter.take(null)}>
              {text.putAway}
            </Button>
            <Button small icon="undo" onPress={onUndo}>
              {text.undo}
            </Button>
            <Button small icon="file" onPress={onSave}>
              {text.save}
            </Button>
            <span className="push" />
            <ToolButton icon="close" label={text.close} onPress={() => show(null)} />
          </div>
        </section>
      )}
    </>
  )
}

interface PaintButtonProps {
  readonly painter: Hand
  readonly paint: Paint
  readonly swatch?: boolean
}

function PaintButton({ painter, paint, swatch = false }: PaintButtonProps) {
  const taken = painter.taken?.key === paint.key
  return (
    <button type="button" className="map-paint" aria-pressed={taken} onClick={() => painter.take(taken ? null : paint)}>
      {swatch && <span className={`map-swatch map-swatch-${paint.key}`} />}
      {paint.label}
    </button>
  )
}

interface PaintsProps {
  readonly painter: Hand
  readonly label: string
  readonly paints: readonly Paint[]
  readonly swatches?: boolean
}

function Paints({ painter, label, paints, swatches = false }: PaintsProps) {
  return (
    <fieldset className="map-paints">
      <legend className="label">{label}</legend>
      {paints.map(paint => (
        <PaintButton key={paint.key} painter={painter} paint={paint} swatch={swatches} />
      ))}
    </fieldset>
  )
}

interface PartProps {
  readonly painter: Hand
  readonly palette: Palette
}

function Layers({ painter, palette: { kinds, heights, lights } }: PartProps) {
  const [height, setHeight] = useState(1)
  const [name, setName] = useState('')
  const raise = (next: number | undefined): void => {
    setHeight(next ?? 0)
    painter.take(heightOf(next ?? 0))
  }
  const call = (next: string): void => {
    setName(next)
    painter.take(nameOf(next))
  }
  return (
    <div className="map-palette-parts">
      {kinds.length > 0 && (
        <div className="map-palette-wide">
          <Paints painter={painter} label={text.ground} paints={kinds.map(paintOf)} swatches />
        </div>
      )}
      {heights && kinds.length > 0 && (
        <div className="row">
          <NumberField
            label={text.height}
            value={height}
            onChange={raise}
            min={HEIGHTS.least}
            max={HEIGHTS.most}
            inline
          />
          <PaintButton painter={painter} paint={heightOf(height)} />
        </div>
      )}
      {lights.length > 0 && <Paints painter={painter} label={text.light} paints={lights} />}
      <div className="row">
        <TextField label={text.name} value={name} onChange={call} most={MOST_NAME} help={text.nameHelp} />
        <PaintButton painter={painter} paint={nameOf(name)} />
      </div>
    </div>
  )
}

const ALL = 'all'

function Fog({
  painter,
  palette: { fogOn },
  looking: { sides, as, onLook },
}: PartProps & { readonly looking: Looking }) {
  const eyes = sides.map((label, side) => ({ id: String(side), label: text.sideSees(label) }))
  return (
    <div className="map-palette-parts">
      <Check chosen={fogOn} onChange={foggy => painter.send({ foggy })} about={text.fogAbout}>
        {text.fogOn}
      </Check>
      {fogOn && (
        <Select
          label={text.looking}
          options={[{ id: ALL, label: text.looksAll }, ...eyes]}
          value={as === null ? ALL : String(as)}
          onChange={side => onLook(side === ALL ? null : Number(side))}
        />
      )}
      <Paints painter={painter} label={text.fogBrushes} paints={FOGS} />
    </div>
  )
}
