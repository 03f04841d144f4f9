/** Limbs and shape, where it is at home, and what it carries. */
import type { Design } from '@umpire/gulliver'
import { Check } from '../../../../elements/fields/check.tsx'
import { NumberField } from '../../../../elements/fields/number-field.tsx'
import { Select } from '../../../../elements/fields/select.tsx'
import type { SheetAnswer } from '../building/ask.ts'
import { Choice, chosenFrom } from '../building/choice.tsx'
import type { PartProps, Plan } from '../building/edits.ts'
import { creatureWords } from '../building/words.ts'

const text = creatureWords.plans
const { homes, load } = creatureWords

const MOST_LIMBS = 10_000
const LIMBS = [
  ['legs', text.legs],
  ['arms', text.arms],
  ['wings', text.wings],
  ['swimming_limbs', text.swimming],
] as const
const BY_POSTURE = 'posture'

export function PlanPart({ design, change }: PartProps) {
  const { plan } = design
  const set = (more: Partial<Plan>, what: string): void => change({ ...design, plan: { ...plan, ...more } }, what)
  const setLegs = (kind: keyof typeof text.extraKinds | typeof BY_POSTURE): void => {
    const { extra_legs: _old, ...rest } = plan
    change({ ...design, plan: kind === BY_POSTURE ? rest : { ...rest, extra_legs: kind } })
  }
  return (
    <section className="creature-part" aria-labelledby="creature-plan">
      <h2 id="creature-plan" className="title">
        {text.title}
      </h2>
      <div className="creature-apart">
        {LIMBS.map(([name, label]) => (
          <NumberField
            key={name}
            label={label}
            value={plan[name]}
            min={0}
            max={MOST_LIMBS}
            onChange={value => value !== undefined && set({ [name]: value }, name)}
          />
        ))}
      </div>
      <Choice
        label={text.posture}
        words={text.postures}
        chosen={plan.posture}
        onChoose={posture => set({ posture }, '')}
      />
      {plan.legs > 2 && (
        <Select
          label={text.extraLegs}
          options={[{ id: BY_POSTURE, label: text.byPosture }, ...chosenFrom(text.extraKinds)]}
          value={plan.extra_legs ?? BY_POSTURE}
          onChange={setLegs}
        />
      )}
      <Choice label={text.stance} words={text.stances} chosen={plan.stance} onChoose={stance => set({ stance }, '')} />
      <Choice label={text.teeth} words={text.teethKinds} chosen={plan.teeth} onChoose={teeth => set({ teeth }, '')} />
      <Choice label={text.tail} words={text.tails} chosen={plan.tail} onChoose={tail => set({ tail }, '')} />
      <div className="creature-apart">
        <NumberField
          label={text.tailDx}
          value={plan.tail_dx}
          min={0}
          max={20}
          onChange={value => set({ tail_dx: value ?? 0 }, 'tail')}
        />
        <Select
          label={text.shape}
          options={chosenFrom(text.shapes)}
          value={plan.shape}
          onChange={shape => set({ shape }, '')}
        />
      </div>
      {plan.wings > 0 && (
        <NumberField
          label={text.lift}
          value={design.airfoil_lift}
          min={0}
          max={1}
          step={0.1}
          help={text.liftAbout}
          onChange={value => change({ ...design, airfoil_lift: value ?? 0 }, 'lift')}
        />
      )}
    </section>
  )
}

const MEDIA = { land: 'land', water: 'water', air: 'air' } as const

export function HomesPart({ design, change }: PartProps) {
  const { primary, home } = design
  const others = chosenFrom(MEDIA).filter(({ id }) => id !== primary)
  const turn = (where: Design['primary'], on: boolean): void =>
    change({ ...design, home: on ? [...home, where] : home.filter(one => one !== where) })
  return (
    <section className="creature-part" aria-labelledby="creature-homes">
      <h2 id="creature-homes" className="title">
        {homes.title}
      </h2>
      <Choice
        label={homes.primary}
        words={MEDIA}
        chosen={primary}
        onChoose={next => change({ ...design, primary: next, home: home.filter(one => one !== next) })}
      />
      <fieldset className="field">
        <legend className="field-label">{homes.also}</legend>
        <div className="row">
          {others.map(({ id, label }) => (
            <Check key={id} chosen={home.includes(id)} onChange={on => turn(id, on)}>
              {label}
            </Check>
          ))}
        </div>
      </fieldset>
      <Select
        label={homes.world}
        options={chosenFrom(homes.worlds)}
        value={design.world}
        onChange={world => change({ ...design, world })}
      />
    </section>
  )
}

interface LoadProps extends PartProps {
  readonly shown: SheetAnswer
  readonly g: number
  readonly onPull: (g: number) => void
}

const MOST_LEVELS = 60
const MOST_G = 100

export function LoadPart({ design, change, shown, g, onPull }: LoadProps) {
  return (
    <section className="creature-part" aria-labelledby="creature-load">
      <h2 id="creature-load" className="title">
        {load.title}
      </h2>
      <div className="creature-apart">
        <NumberField
          label={load.extra}
          value={design.extra_encumbrance}
          min={0}
          max={MOST_LEVELS}
          help={load.extraAbout(shown.sheet.most_extra_encumbrance)}
          onChange={value => change({ ...design, extra_encumbrance: value ?? 0 }, 'extra encumbrance')}
        />
        <NumberField
          label={load.gear}
          value={design.gear}
          min={0}
          step={0.5}
          onChange={value => change({ ...design, gear: value ?? 0 }, 'gear')}
        />
        <NumberField
          label={load.g}
          value={g}
          min={0}
          max={MOST_G}
          step={0.1}
          onChange={value => value !== undefined && onPull(value)}
        />
      </div>
    </section>
  )
}
