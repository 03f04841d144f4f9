import { useState } from 'react'
import { announce } from '../elements/controls/announce.tsx'
import { Button } from '../elements/controls/button.tsx'
import { NumberThatOpens } from '../elements/controls/opens.tsx'
import { ActionRows } from '../elements/play/action-rows.tsx'
import { Dice } from '../elements/play/dice.tsx'
import { Log, LogLine } from '../elements/play/log-line.tsx'
import { OddsBar } from '../elements/play/odds-bar.tsx'
import { Outcome, Person, Plate } from '../elements/play/plate.tsx'
import { Prompt } from '../elements/play/prompt.tsx'
import { Token } from '../elements/play/token.tsx'
import { Why } from '../elements/play/why.tsx'
import { CHOICES, DEFENSE, TO_HIT } from './samples.ts'

const ACTIONS = [
  { key: 'oskar', label: 'Shoot Oskar', brings: '4+, 91.7%' },
  { key: 'lem', label: 'Shoot Lem', brings: '0+, 100.0%' },
  { key: 'swing', label: 'Swing at Lem', brings: 'as a cudgel, 5+, 83.3%' },
  { key: 'nothing', label: 'Nothing', brings: 'hold fire' },
  {
    key: 'evade',
    label: 'Evade',
    refused: { because: 'all statuses are shown', rule: 'traveller.combat.movement-status' },
  },
  {
    key: 'coup',
    label: 'Coup de grace',
    refused: { because: 'nobody lies helpless within reach', rule: 'traveller.combat.coup-de-grace' },
  },
]

export function GalleryPlay() {
  const [act, setAct] = useState('oskar')
  const [choice, setChoice] = useState('parry')
  const [since] = useState(() => Date.now())
  const why = <Why reasons={TO_HIT} unfolded={1} />
  return (
    <div className="gallery-column">
      <section>
        <h2>Prompt</h2>
        <Prompt
          question="Anton must defend"
          about="Kurt thrusts his bayonet at the torso"
          token={<Token name="Anton" side={1} health={[0.9]} facing={150} silent />}
          choices={CHOICES}
          chosen={choice}
          onLook={setChoice}
          onAnswer={key => announce(`Anton answers: ${key}.`)}
          confirm="Defend"
          timer={{ since, until: since + 42_000 }}
          outcome={<OddsBar parts={DEFENSE} />}
          footer={<span className="small muted">Pavel is choosing</span>}
        />
      </section>
      <section>
        <h2>May and may not</h2>
        <ActionRows label="What Ada may do" actions={ACTIONS} chosen={act} onChoose={setAct} />
      </section>
      <section>
        <h2>Log</h2>
        <div className="gallery-box">
          <Log label="Log">
            <LogLine turn={2}>
              <Person side={1}>Anton</Person> shoots <Person side={2}>Kurt</Person> at{' '}
              <NumberThatOpens shows={why}>10</NumberThatOpens>, rolls{' '}
              <NumberThatOpens shows={<Dice faces={[4, 3, 2]} dice="3d6" />}>9</NumberThatOpens>,{' '}
              <Outcome made>made by 1</Outcome>. <b>6 injury</b>.
            </LogLine>
            <LogLine turn={2}>
              Second shot at 4, <Dice faces={[5, 5, 2]} dice="3d6" fresh /> 12,{' '}
              <Outcome made={false}>failed by 8</Outcome>.
            </LogLine>
            <LogLine turn={3}>
              <Person side={3}>Weiss</Person> rolls 4. <Plate kind="made">critical hit</Plate> No defense.
            </LogLine>
            <LogLine turn={3} kind="secret">
              Fright Check of the Miller <Dice faces={[0, 0, 0]} variant="secret" />
            </LogLine>
            <LogLine turn={3} kind="gm">
              <b>GM</b> sets Kurt’s DR to 1; it was 2. “A coat, not a vest.”
            </LogLine>
            <LogLine turn={3} kind="waiting">
              Waiting for Pavel to answer for <Person side={1}>Anton</Person>.
            </LogLine>
            <LogLine turn={3} kind="undone" after="Undone by the GM; dice seen: kept.">
              Kurt moves 3.
            </LogLine>
          </Log>
        </div>
        <Button small onPress={() => announce('Ada shoots Oskar: made by 2.')}>
          Say it aloud
        </Button>
      </section>
    </div>
  )
}
