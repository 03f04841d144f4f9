/** People that a merit brings along, each built with a share of the experience. */
import { RemoveRow } from '../../../../builder/parts/remove-row.tsx'
import { Section } from '../../../../builder/parts/section.tsx'
import { Button } from '../../../../elements/controls/button.tsx'
import { NumberField } from '../../../../elements/fields/number-field.tsx'
import { TextField } from '../../../../elements/fields/text-field.tsx'
import { numbered } from '../../../../text/numbered.ts'
import { useBuilding } from '../building/building.ts'
import { buildWords } from '../building/words.ts'

const text = buildWords.followers
const MOST_NAME = 200
const MOST_XP = 10_000_000

export function Followers() {
  const { one, change, answer } = useBuilding()
  const { followers } = answer.sheet
  if (followers === null) return null
  const { followers: most, follower_xp: each } = followers
  const put = (all: typeof one.followers, what?: string): void => change({ ...one, followers: all }, what)
  const say = (index: number, changes: Partial<(typeof one.followers)[number]>, what: string): void =>
    put(
      one.followers.map((follower, at) => (at === index ? { ...follower, ...changes } : follower)),
      `follower ${index} ${what}`,
    )
  return (
    <Section title={text.title} about={text.about(most, each)}>
      {numbered(one.followers).map(({ thing: { name, xp }, place: index }) => (
        <div key={index} className="build-form">
          <TextField
            label={text.name}
            value={name}
            most={MOST_NAME}
            onChange={said => say(index, { name: said }, 'name')}
          />
          <NumberField
            label={text.xp}
            value={xp}
            min={0}
            max={MOST_XP}
            onChange={next => next !== undefined && say(index, { xp: next }, 'xp')}
          />
          <RemoveRow label={text.remove} onPress={() => put(one.followers.filter((_, at) => at !== index))} />
        </div>
      ))}
      <div className="row">
        <Button
          kind="quiet"
          small
          icon="plus"
          onPress={() => put([...one.followers, { name: '', xp: each, unknown_fields: {} }])}
        >
          {text.add}
        </Button>
      </div>
    </Section>
  )
}
