/** Who it is. */
import { edit } from '@umpire/gurps/file'
import { Section } from '../../../../builder/parts/section.tsx'
import { NumberField } from '../../../../elements/fields/number-field.tsx'
import { Select } from '../../../../elements/fields/select.tsx'
import { TextField } from '../../../../elements/fields/text-field.tsx'
import { useBuilding } from '../building/building.ts'
import { buildWords } from '../building/words.ts'

const text = buildWords.identity
const MOST_NAME = 200
const MOST_WORDS = 4000
const OLDEST = 10_000
const MOST_MEASURE = 1e9

export function Identity() {
  const { one, change, answer } = useBuilding()
  const { identity } = one
  const say = (changes: Parameters<typeof edit.identify>[1], what: string): void =>
    change(edit.identify(one, changes), what)
  return (
    <Section id="who" title={text.title}>
      <div className="build-form">
        <TextField label={text.name} value={identity.name} most={MOST_NAME} onChange={name => say({ name }, 'name')} />
        <TextField
          label={text.concept}
          value={identity.concept}
          most={MOST_WORDS}
          onChange={concept => say({ concept }, 'concept')}
        />
        <div className="build-pair">
          <NumberField
            label={text.age}
            value={identity.age}
            min={0}
            max={OLDEST}
            onChange={age => age !== undefined && say({ age }, 'age')}
          />
          <Select label={text.sex} options={text.sexes} value={identity.sex} onChange={sex => say({ sex }, 'sex')} />
        </div>
      </div>
      <details className="build-more">
        <summary>{text.more}</summary>
        <div className="build-form">
          <div className="build-pair">
            <NumberField
              label={text.height}
              value={identity.height_in ?? undefined}
              min={1}
              max={MOST_MEASURE}
              onChange={height => say({ height_in: height ?? null }, 'height')}
              help={text.average(answer.sheet.body.height_in)}
            />
            <NumberField
              label={text.weight}
              value={identity.weight_lb ?? undefined}
              min={1}
              max={MOST_MEASURE}
              onChange={weight => say({ weight_lb: weight ?? null }, 'weight')}
              help={text.average(answer.sheet.body.weight_lb)}
            />
          </div>
          <Select
            label={text.hand}
            options={text.hands}
            value={identity.handedness}
            onChange={handedness => say({ handedness }, 'handedness')}
          />
          <TextField
            label={text.player}
            value={identity.player}
            most={MOST_NAME}
            onChange={player => say({ player }, 'player')}
          />
          <TextField
            label={text.looks}
            value={identity.appearance}
            most={MOST_WORDS}
            lines={2}
            onChange={appearance => say({ appearance }, 'appearance')}
          />
        </div>
      </details>
    </Section>
  )
}
