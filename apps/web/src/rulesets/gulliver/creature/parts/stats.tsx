/** The body: each stat as it is told, its scale, and what it comes to at the creature's Size. */
import type { Design } from '@umpire/gulliver'
import { NumberThatOpens, OpeningLine } from '../../../../elements/controls/opens.tsx'
import { Segmented } from '../../../../elements/controls/segmented.tsx'
import { NumberField } from '../../../../elements/fields/number-field.tsx'
import { Why } from '../../../../elements/play/why.tsx'
import type { SheetAnswer, StatName } from '../building/ask.ts'
import { type PartProps, withTold } from '../building/edits.ts'
import { figure } from '../building/figures.ts'
import { creatureWords } from '../building/words.ts'
import { designed } from '../worker/use-creature.ts'

const text = creatureWords.body
const FINE = 0.5

interface StatsProps extends PartProps {
  readonly shown: SheetAnswer
  readonly onWrong: (error: unknown) => void
}

/** By what name a stat is told in the design. */
const FIELDS = {
  combat_st: 'st',
  load_st: 'load_st',
  hp: 'hp',
  dr: 'dr',
  weight: 'weight',
} as const
const MAIN = ['combat_st', 'load_st', 'hp', 'dr', 'weight'] as const
const APART = ['thrust_water', 'thrust_air', 'leg_load_st', 'jaw_st'] as const
const SCORES = ['dx', 'iq', 'ht', 'toughness'] as const

function changed(design: Design, stat: (typeof MAIN)[number], value: number | undefined): Design {
  const field = FIELDS[stat]
  if (field === 'load_st' || field === 'hp') return withTold(design, field, value)
  return value === undefined ? design : { ...design, [field]: value }
}

function Here({ shown, stat }: { readonly shown: SheetAnswer; readonly stat: StatName }) {
  const value = shown.sheet.stats[stat]
  if (value === null) return <span className="muted">{text.likeRest}</span>
  const said = figure(value.rounded)
  return (
    <NumberThatOpens label={text.explain(text.stats[stat], said)} shows={<Why reasons={shown.why[stat] ?? []} />}>
      {said}
    </NumberThatOpens>
  )
}

const scaleText = (told: number, here: number): string =>
  told === here || told === 0 ? text.asIs : `× ${figure(here / told)}`

export function Stats({ design, change, shown, onWrong }: StatsProps) {
  const { sheet, told } = shown
  const tell = (at: number): void => {
    designed({ kind: 'told', design, at }).then(next => change(next), onWrong)
  }
  return (
    <section className="creature-part" aria-labelledby="creature-body">
      <div className="creature-title">
        <h2 id="creature-body" className="title">
          {text.title}
        </h2>
        <span className="label">{text.told(design.measured_at)}</span>
      </div>
      <OpeningLine>
        <table className="table creature-stats">
          <thead>
            <tr>
              <th scope="col">{text.stat}</th>
              <th scope="col">{text.base}</th>
              <th scope="col" className="num">
                {text.scale}
              </th>
              <th scope="col" className="num">
                {text.here}
              </th>
            </tr>
          </thead>
          <tbody>
            {MAIN.map(stat => {
              const own = told[FIELDS[stat]] ?? 0
              return (
                <tr key={stat}>
                  <th scope="row">{text.stats[stat]}</th>
                  <td>
                    <NumberField
                      label={text.stats[stat]}
                      value={design[FIELDS[stat]] ?? own}
                      min={0}
                      step={FINE}
                      onChange={value => change(changed(design, stat, value), stat)}
                    />
                  </td>
                  <td className="num muted">{scaleText(own, sheet.stats[stat].exact)}</td>
                  <td className="num">
                    <Here shown={shown} stat={stat} />
                  </td>
                </tr>
              )
            })}
            {SCORES.map(score => (
              <tr key={score}>
                <th scope="row">{text.scores[score]}</th>
                <td>
                  <NumberField
                    label={text.scores[score]}
                    value={design[score]}
                    min={0}
                    onChange={value => value !== undefined && change({ ...design, [score]: value }, score)}
                  />
                </td>
                <td className="num muted">{text.asIs}</td>
                <td className="num strong">{figure(design[score])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </OpeningLine>
      {sheet.size !== 0 && (
        <div className="field">
          <span className="field-label">{text.toldAt}</span>
          <Segmented
            label={text.toldAt}
            options={[
              { id: 'human', label: text.human },
              { id: 'own', label: text.own(sheet.size) },
            ]}
            chosen={design.measured_at === sheet.size ? 'own' : 'human'}
            onChoose={id => tell(id === 'own' ? sheet.size : 0)}
          />
        </div>
      )}
      <details className="creature-more">
        <summary>{text.more}</summary>
        <p className="label">{text.moreAbout}</p>
        <OpeningLine>
          <div className="creature-apart">
            {APART.map(stat => (
              <div key={stat} className="creature-one-apart">
                <NumberField
                  label={text.stats[stat]}
                  value={design[stat]}
                  min={0}
                  step={FINE}
                  onChange={value => change(withTold(design, stat, value), stat)}
                />
                <Here shown={shown} stat={stat} />
              </div>
            ))}
          </div>
        </OpeningLine>
        <div className="creature-apart">
          <NumberField
            label={text.length}
            value={design.length_yd}
            min={0}
            step={FINE}
            help={text.lengthAbout}
            onChange={value => change(withTold(design, 'length_yd', value), 'length')}
          />
          <NumberField
            label={text.density}
            value={design.density}
            min={0}
            step={FINE}
            help={text.densityAbout}
            onChange={value => value !== undefined && change({ ...design, density: value }, 'density')}
          />
        </div>
      </details>
    </section>
  )
}
