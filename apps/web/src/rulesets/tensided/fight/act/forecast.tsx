/** What a round would bring: of each attack the roll and why it is so hard, and what becomes of everybody. */

import { NumberThatOpens, OpeningLine } from '../../../../elements/controls/opens.tsx'
import { OddsBar, type OddsPart, OwnRisk } from '../../../../elements/play/odds-bar.tsx'
import { Why } from '../../../../elements/play/why.tsx'
import { type Exact, percentOf } from '../../../../text/hundred.ts'
import { numbered } from '../../../../text/numbered.ts'
import { Near } from '../../../common/fight/near.tsx'
import type { Fate, ForecastTold } from '../../odds/ask.ts'
import { type FightView, nameOf } from '../../views/fight-view.ts'
import { capital, fightWords } from '../words.ts'
import { kindText } from './acts.ts'

const text = fightWords.act

const fatesOf = ({ unhurt, hurt, down, dead }: Fate): readonly OddsPart[] => [
  { label: text.fates.unhurt, chance: unhurt, ink: 0 },
  { label: text.fates.hurt, chance: hurt, ink: 2 },
  { label: text.fates.down, chance: down, ink: 3 },
  { label: text.fates.dead, chance: dead, ink: 4 },
]

const told = (chance: Exact, words: (percent: string) => string): readonly string[] =>
  chance.ways === 0n ? [] : [words(percentOf(chance))]

interface ForecastProps {
  readonly told: ForecastTold
  readonly fresh: boolean
  readonly view: FightView
}

export function Forecast({ told: round, fresh, view }: ForecastProps) {
  const { attacks, people, assumed, blocks } = round
  const [first] = attacks
  const target = people.find(({ who }) => who === first?.target) ?? people.find(({ friend }) => !friend)
  const others = people.filter(one => one !== target && one.unhurt.ways < one.unhurt.of)
  return (
    <div className={fresh ? 'attack' : 'attack attack-old'} aria-busy={!fresh}>
      {numbered(attacks).map(({ thing: attack, place }) => (
        <Attack key={place} attack={attack} view={view} />
      ))}
      {target !== undefined && attacks.length > 0 && <OddsBar parts={fatesOf(target)} />}
      {target !== undefined && <After fate={target} />}
      {others.length > 0 && (
        <Near
          label={text.near}
          people={others.map(fate => ({ ...fate, parts: fatesOf(fate) }))}
          figures={view.figures}
        />
      )}
      {blocks.map(({ who, blocked }) => (
        <p key={who} className="small">
          {text.blocks(nameOf(view, who), percentOf(blocked))}
        </p>
      ))}
      <Risk round={round} />
      {attacks.length > 0 && (
        <p className="small muted">
          {assumed.length === 0 ? text.stillStands : text.assumed(assumed.map(id => nameOf(view, id)))}
        </p>
      )}
    </div>
  )
}

function Attack({ attack, view }: { readonly attack: ForecastTold['attacks'][number]; readonly view: FightView }) {
  const { act, target, attribute, difficulty, because, automatic, shots, hit, blocked, wide, lapses } = attack
  const name = target === null ? '' : nameOf(view, target)
  const against = automatic ? text.automatic : text.against(attribute, difficulty)
  const parts = [
    ...(shots === null || shots < 2 ? [] : [text.shots(shots)]),
    text.hits(percentOf(hit)),
    ...told(blocked, text.blocked),
    ...told(wide, text.wide),
    ...told(lapses, text.lapses),
  ]
  return (
    <OpeningLine className="victim-name">
      <b>{text.attack(kindText(act.act.kind), name)}</b>{' '}
      <NumberThatOpens label={text.why(against)} shows={<Why reasons={because} unfolded={2} />}>
        {against}
      </NumberThatOpens>{' '}
      <span className="small">{parts.join(', ')}</span>
    </OpeningLine>
  )
}

/** What may come of it beside wounds. */
function After({ fate }: { readonly fate: Fate }) {
  const parts = [
    ...told(fate.bleeds, text.bleeds),
    ...told(fate.disarmed, text.disarmed),
    ...told(fate.held, text.held),
  ]
  return parts.length === 0 ? null : <p className="small">{text.also(parts)}</p>
}

function Risk({ round: { own, jammed } }: { readonly round: ForecastTold }) {
  const down = { ways: own.down.ways * own.dead.of + own.dead.ways * own.down.of, of: own.down.of * own.dead.of }
  const parts = [...told(jammed, text.jams), ...told(own.hurt, text.ownHurt), ...told(down, text.ownDown)]
  return parts.length === 0 ? null : <OwnRisk>{capital(parts.join(', '))}</OwnRisk>
}
