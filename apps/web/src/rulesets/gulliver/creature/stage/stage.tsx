/** The creature as it stands there: its name, how large it is, and the slider that changes that. */
import type { Design } from '@umpire/gulliver'
import { useState } from 'react'
import { NumberThatOpens, OpeningLine } from '../../../../elements/controls/opens.tsx'
import { Segmented } from '../../../../elements/controls/segmented.tsx'
import { NumberField } from '../../../../elements/fields/number-field.tsx'
import { Citation } from '../../../../elements/message/citation.tsx'
import { Why } from '../../../../elements/play/why.tsx'
import type { ReadyAnswer, SheetAnswer } from '../building/ask.ts'
import type { Change } from '../building/edits.ts'
import { figure } from '../building/figures.ts'
import { creatureWords as text } from '../building/words.ts'
import { designed } from '../worker/use-creature.ts'
import { lengthText } from './line-up.ts'
import { Silhouettes } from './silhouettes.tsx'
import { SizeSlider } from './size-slider.tsx'

interface StageProps {
  readonly ready: ReadyAnswer
  readonly shown: SheetAnswer
  readonly design: Design
  readonly change: Change
  readonly onWrong: (error: unknown) => void
}

const MOST_SIZE = 36
const SCALE_TABLE = 'gulliver.size.scale-table'

export function Stage({ ready, shown, design, change, onWrong }: StageProps) {
  const [strong, setStrong] = useState(false)
  const { sheet, scale, why } = shown
  const { plan, base_size } = shown.design
  const weight = text.pounds(figure(sheet.stats.weight.rounded), base_size === 0)
  // What is wished stands on the slider until it is there: key after key is heard, however long the rules take.
  const [wished, setWished] = useState<number>()
  const resize = async (size: number): Promise<void> => {
    setWished(size)
    try {
      change(await designed({ kind: 'sized', design, size, strong }), 'size')
    } catch (error) {
      onWrong(error)
    }
    setWished(now => (now === size ? undefined : now))
  }
  return (
    <section className="creature-stage" aria-label={text.slider.label}>
      <OpeningLine className="creature-head">
        <h1 className="title-xl">{design.name.trim() || text.nameless}</h1>
        <span className="label">{text.plan(plan.legs, plan.arms, plan.wings)}</span>
        <b className="creature-head-points">{text.points(figure(sheet.price.total))}</b>
        <span className="creature-head-end">
          <NumberThatOpens
            label={text.body.explain(text.body.stats.weight, weight)}
            shows={<Why reasons={why['weight'] ?? []} />}
          >
            {weight}
          </NumberThatOpens>
          <b>{text.sized(sheet.size_here)}</b>
          <span className="label">{text.scales(figure(scale.linear), figure(scale.area), figure(scale.volume))}</span>
          <Citation rule={SCALE_TABLE} title={ready.rules[SCALE_TABLE]} />
        </span>
      </OpeningLine>
      <Silhouettes shown={shown} />
      <SizeSlider
        sizes={ready.sizes}
        size={wished ?? design.size ?? sheet.size}
        length={lengthText(sheet.length_yd)}
        onSize={size => void resize(size)}
      />
      <div className="row creature-sizing">
        <span className="field-inline">
          <span className="field-label">{text.slider.how}</span>
          <Segmented
            label={text.slider.how}
            options={[
              { id: 'grows', label: text.slider.grows, about: text.slider.growsAbout },
              { id: 'strong', label: text.slider.strong, about: text.slider.strongAbout },
            ]}
            chosen={strong ? 'strong' : 'grows'}
            onChoose={id => setStrong(id === 'strong')}
          />
        </span>
        <NumberField
          inline
          label={text.slider.base}
          value={base_size}
          min={-MOST_SIZE}
          max={MOST_SIZE}
          onChange={value => change({ ...design, base_size: value ?? 0 }, 'base size')}
        />
        <span className="label creature-base-about">{text.slider.baseAbout}</span>
      </div>
    </section>
  )
}
