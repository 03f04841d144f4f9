/** Where it is fought: on open ground, on a ready map, on one that is drawn with signs or came from Tiled. */
import { isObject, type Json } from '@umpire/engine'
import { useState } from 'react'
import { plainOf } from '../../../api/plain-of.ts'
import { dataIn, FileButton } from '../../../elements/fields/file-button.tsx'
import { Select } from '../../../elements/fields/select.tsx'
import { TextField } from '../../../elements/fields/text-field.tsx'
import { Problem } from '../../../elements/message/problem.tsx'
import type { EncounterFormProps } from '../../../plug-in/encounter-pages.ts'
import { circumstance, withCircumstance } from './sides.ts'
import { squadWords as text } from './words.ts'

export interface ReadyMap {
  readonly id: string
  readonly label: string
  readonly rows: readonly string[]
}

interface GroundFieldsProps extends EncounterFormProps {
  readonly maps: readonly ReadyMap[]
  /** What the signs of a drawn map mean. */
  readonly help: string
}

const OPEN = 'open'
const DRAWN = 'drawn'
const TILED = 'tiled'
const LINES = 10

/** As lines of text, however it was written. */
function drawnIn(encounter: Json): string | undefined {
  const map = circumstance(encounter, 'map')
  if (typeof map === 'string') return map
  return Array.isArray(map) ? map.join('\n') : undefined
}

const onMap = (encounter: Json, map: Json | undefined): Json =>
  withCircumstance(withCircumstance(withCircumstance(encounter, 'tiled', undefined), 'heights', undefined), 'map', map)

export function GroundFields({ encounter, onChange, maps, help }: GroundFieldsProps) {
  const [bad, setBad] = useState<string>()
  const drawn = drawnIn(encounter)
  const tiled = circumstance(encounter, 'tiled') !== undefined
  const ready = maps.find(({ rows }) => rows.join('\n') === drawn)
  const ground = tiled ? TILED : drawn === undefined ? OPEN : (ready?.id ?? DRAWN)
  const choose = (id: string): void => {
    if (id === OPEN) onChange(onMap(encounter, undefined))
    else if (id === DRAWN) onChange(onMap(encounter, `${drawn ?? maps[0]?.rows.join('\n') ?? ''}\n`))
    else if (id !== TILED) onChange(onMap(encounter, maps.find(one => one.id === id)?.rows))
  }
  const take = async (files: readonly File[]): Promise<void> => {
    for (const one of files.slice(0, 1)) {
      const map = await dataIn(one)
      setBad(isObject(map) ? undefined : text.tiledBad(one.name))
      if (isObject(map)) onChange(withCircumstance(onMap(encounter, undefined), 'tiled', plainOf(map)))
    }
  }
  return (
    <>
      <Select
        label={text.ground}
        options={[
          { id: OPEN, label: text.open },
          ...maps.map(({ id, label }) => ({ id, label })),
          { id: DRAWN, label: text.drawn },
          ...(tiled ? [{ id: TILED, label: text.tiled }] : []),
        ]}
        value={ground}
        onChange={choose}
      />
      {ground === DRAWN && (
        <TextField
          label={text.map}
          value={drawn ?? ''}
          onChange={next => onChange(onMap(encounter, next))}
          lines={LINES}
          help={help}
          code
        />
      )}
      <FileButton label={text.takeTiled} accept=".tmj,.json,application/json" onRead={files => void take(files)} />
      {bad !== undefined && <Problem>{bad}</Problem>}
    </>
  )
}
