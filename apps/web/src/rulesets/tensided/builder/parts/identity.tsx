/** Who it is, and what there is to spend. */
import { Section } from '../../../../builder/parts/section.tsx'
import { Segmented } from '../../../../elements/controls/segmented.tsx'
import { Check } from '../../../../elements/fields/check.tsx'
import { NumberField } from '../../../../elements/fields/number-field.tsx'
import { TextField } from '../../../../elements/fields/text-field.tsx'
import { useBuilding } from '../building/building.ts'
import { buildWords } from '../building/words.ts'

const text = buildWords.who
const MOST_NAME = 200
const MOST_WORDS = 4000
const OLDEST = 100_000
const HEAVIEST = 1_000_000
const MOST_XP = 10_000_000
const LEANING = 10

export function Who() {
  const { one, change, answer } = useBuilding()
  const { person, xp } = one
  const say = (changes: Partial<typeof person>, what: string): void =>
    change({ ...one, person: { ...person, ...changes } }, what)
  const spend = (changes: Partial<typeof xp>, what: string): void => change({ ...one, xp: { ...xp, ...changes } }, what)
  const words = (part: 'concept' | 'profession' | 'height' | 'features' | 'clothing', most: number, lines?: number) => (
    <TextField
      label={text[part]}
      value={person[part]}
      most={most}
      onChange={said => say({ [part]: said }, part)}
      {...(lines !== undefined && { lines })}
    />
  )
  const number = (part: 'age' | 'weight_lb' | 'conformity' | 'morality', label: string, min: number, max: number) => (
    <NumberField
      label={label}
      value={person[part] ?? undefined}
      min={min}
      max={max}
      onChange={said => say({ [part]: said ?? null }, part)}
    />
  )
  return (
    <Section id="who" title={text.title}>
      <div className="build-form">
        <TextField
          label={text.name}
          value={one.name}
          most={MOST_NAME}
          onChange={name => change({ ...one, name }, 'name')}
        />
        {words('concept', MOST_WORDS)}
        <div className="build-pair">
          <NumberField
            label={text.starting}
            value={xp.starting ?? answer.sheet.xp.starting}
            min={0}
            max={MOST_XP}
            onChange={starting => spend({ starting: starting ?? null }, 'starting')}
          />
          <NumberField
            label={text.earned}
            value={xp.earned}
            min={0}
            max={MOST_XP}
            onChange={earned => earned !== undefined && spend({ earned }, 'earned')}
          />
          {number('age', text.age, 0, OLDEST)}
          {number('weight_lb', text.weight, 1, HEAVIEST)}
        </div>
        {words('height', MOST_NAME)}
      </div>
      <details className="build-more">
        <summary>{text.more}</summary>
        <div className="build-form">
          {words('profession', MOST_NAME)}
          <Segmented
            label={text.hand}
            options={text.hands}
            chosen={person.main_hand}
            onChoose={main_hand => say({ main_hand }, 'hand')}
          />
          <div className="build-pair">
            {number('conformity', text.conformity, -LEANING, LEANING)}
            {number('morality', text.morality, -LEANING, LEANING)}
          </div>
          {words('features', MOST_WORDS, 2)}
          {words('clothing', MOST_WORDS, 2)}
          <TextField
            label={text.player}
            value={one.player}
            most={MOST_NAME}
            onChange={player => change({ ...one, player }, 'player')}
          />
          <Check chosen={one.npc} onChange={npc => change({ ...one, npc })} about={text.npcAbout}>
            {text.npc}
          </Check>
        </div>
      </details>
    </Section>
  )
}
