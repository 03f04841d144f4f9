/** Help for whoever is in view: who gives it, what there is to do, and with which chance. */
import type { SceneView } from '@umpire/protocol'
import { useState } from 'react'
import { Button } from '../../../elements/controls/button.tsx'
import { ActionRows, type Refused } from '../../../elements/play/action-rows.tsx'
import { useAtTable } from '../../../table/room/at-table.ts'
import { percentOf } from '../../../text/hundred.ts'
import type { Numbers } from '../odds/ask.ts'
import { isBleeding, isUp, isWounded, type StoryPerson } from '../views/story-view.ts'
import type { StoryNow } from './use-story.ts'
import { storyWords } from './words.ts'

const text = storyWords.aid

const WAYS = ['stop', 'first-aid', 'bandage', 'limbs'] as const
type Way = (typeof WAYS)[number]

/** The rule that has something to say about each. */
const RULES: { readonly [way in Way]: string } = {
  stop: 'gurps.injury.bleeding',
  'first-aid': 'gurps.recovery.first-aid',
  bandage: 'gurps.recovery.bandage',
  limbs: 'gurps.injury.crippling-recovery',
}

/** Why it cannot be done now; nothing if it can. */
function refusedFor(way: Way, person: StoryPerson, healers: readonly StoryPerson[]): Refused | undefined {
  const no = (because: string): Refused => ({ rule: RULES[way], because })
  if (person.dead !== null) return no(text.dead)
  if (way === 'limbs') return person.crippled.some(({ until }) => until === 'unrolled') ? undefined : no(text.noLimb)
  if (healers.length === 0) return no(text.nobody)
  if (way === 'stop') return isBleeding(person) ? undefined : no(text.noBlood)
  if (!isWounded(person)) return no(text.noWound)
  const done = person.treated === 'first-aid' || (way === 'bandage' && person.treated === 'bandaged')
  return done ? no(text.done) : undefined
}

function startOf(way: Way, who: string, healer: string) {
  switch (way) {
    case 'stop':
      return { procedure: 'gurps.procedure.stop-bleeding', given: { who, healer } }
    case 'limbs':
      return { procedure: 'gurps.procedure.crippling-recovery', given: { who } }
    default:
      return { procedure: 'gurps.procedure.treat-wounds', given: { who, healer, how: way } }
  }
}

const bringsOf = (way: Way, numbers: Numbers | undefined): string | undefined => {
  const skill = numbers?.firstAid
  if (way === 'bandage' || way === 'limbs') return text.takes[way]
  return skill == null ? text.takes[way] : text.chance(skill.level, percentOf(skill.chance))
}

interface AidProps {
  readonly scene: SceneView
  readonly story: StoryNow
  readonly person: StoryPerson
  readonly busy: boolean
}

export function Aid({ scene, story: { view, numbersOf }, person, busy }: AidProps) {
  const { perform } = useAtTable()
  const healers = view.people
    .filter(one => one.name !== person.name && isUp(one))
    .toSorted((a, b) => levelOf(numbersOf(b.name)) - levelOf(numbersOf(a.name)))
  const [named, setNamed] = useState<string>()
  const [picked, setPicked] = useState<Way>()
  const healer = healers.find(({ name }) => name === named) ?? healers[0]
  const rows = WAYS.map(way => ({
    key: way,
    label: text[way],
    brings: bringsOf(way, healer === undefined ? undefined : numbersOf(healer.name)),
    refused: refusedFor(way, person, healers),
  }))
  const legal = rows.filter(({ refused }) => refused === undefined)
  const chosen = legal.find(({ key }) => key === picked) ?? legal[0]
  return (
    <section aria-label={text.title(person.name)}>
      <h2 className="title story-part">{text.title(person.name)}</h2>
      <ActionRows
        label={text.rows(person.name)}
        actions={rows}
        chosen={chosen?.key}
        onChoose={key => setPicked(WAYS.find(way => way === key))}
      />
      {chosen !== undefined && (
        <div className="row story-part">
          {healer !== undefined && chosen.key !== 'limbs' && (
            <label className="field field-inline">
              <span className="field-label">{text.healer}</span>
              <select className="input act-list" value={healer.name} onChange={({ target }) => setNamed(target.value)}>
                {healers.map(({ name }) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </label>
          )}
          <span className="push" />
          <Button
            kind="primary"
            disabled={busy}
            onPress={() =>
              void perform({
                type: 'start',
                scene: scene.id,
                ...startOf(chosen.key, person.name, healer?.name ?? person.name),
              })
            }
          >
            {chosen.label}
          </Button>
        </div>
      )}
    </section>
  )
}

const levelOf = (numbers: Numbers | undefined): number => numbers?.firstAid?.level ?? 0
