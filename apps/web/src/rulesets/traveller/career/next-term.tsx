/** What the next term may bring, and what leaving now would. */
import { Citation } from '../../../elements/message/citation.tsx'
import { OddsThin } from '../../../elements/play/odds-bar.tsx'
import { type Exact, hundred, percentOf } from '../../../text/hundred.ts'
import { fightWords } from '../encounter/words.ts'
import type { CareerAnswer, CareerThrow } from '../odds/ask.ts'
import type { CareerView } from '../views/career-view.ts'
import { careerWords } from './words.ts'

const text = careerWords

interface NextTermProps {
  readonly career: CareerView
  readonly serving: NonNullable<CareerAnswer['serving']>
  readonly aging: CareerAnswer['aging']
}

const others = ({ ways, of }: Exact): Exact => ({ ways: of - ways, of })
const neededOn = ({ needed, dm }: CareerThrow): string => text.orMore(Number.parseInt(needed, 10) - dm)

export function NextTerm({ career, serving, aging }: NextTermProps) {
  const { survival, commission, promotion, ranks, failing, rolls } = serving
  const next = career.rank + 1
  return (
    <section className="next-term" aria-label={text.ahead(career.terms + 1)}>
      <h3 className="title">{text.ahead(career.terms + 1)}</h3>
      <Prospect
        title={text.throws.survival}
        made={survival}
        rule="traveller.chargen.survival"
        yes={text.lives}
        no={text.dies[failing] ?? ''}
        bad
      />
      {commission !== null && (
        <Prospect
          title={text.commissionTo(ranks[1] ?? '')}
          made={commission}
          rule="traveller.chargen.commission"
          yes={text.made}
          no={text.passed}
        />
      )}
      {promotion !== null && (
        <Prospect
          title={text.promotedTo(ranks[next] ?? '')}
          made={promotion}
          rule="traveller.chargen.promotion"
          yes={text.made}
          no={text.passed}
        />
      )}
      {aging !== null && <Aging aging={aging} />}
      <p className="next-leaving">
        <b>{text.leavingNow(rolls)}</b> <span className="label">{text.leavingAbout}</span>
        <span className="push">
          <Citation rule="traveller.chargen.mustering-rolls" />
        </span>
      </p>
    </section>
  )
}

interface ProspectProps {
  readonly title: string
  readonly made: CareerThrow
  readonly rule: string
  readonly yes: string
  readonly no: string
  readonly bad?: boolean
}

function Prospect({ title, made, rule, yes, no, bad = false }: ProspectProps) {
  const { chance } = made
  const rest = others(chance)
  const [lucky, unlucky] = hundred([chance, rest])
  return (
    <div className="prospect">
      <p className="prospect-head">
        <b>{title}</b> <span className="label">{neededOn(made)}</span>
        <span className="push">
          <Citation rule={rule} />
        </span>
      </p>
      <OddsThin
        parts={[
          { label: yes, chance, ink: 'good' },
          { label: no, chance: rest, ink: bad ? 4 : 0 },
        ]}
      >
        {text.percent(lucky ?? '')}
      </OddsThin>
      <p className="small">{`${text.percent(lucky ?? '')} ${yes}, ${text.percent(unlucky ?? '')} ${no}`}</p>
    </div>
  )
}

function Aging({ aging }: { readonly aging: NonNullable<CareerAnswer['aging']> }) {
  const { age, throws, none } = aging
  return (
    <div className="prospect">
      <p className="prospect-head">
        <b>{text.agingAt(age)}</b> <span className="label">{text.agingAbout}</span>
        <span className="push">
          <Citation rule="traveller.aging.table" />
        </span>
      </p>
      {throws.map(({ characteristic, save, loss }) => (
        <div key={characteristic} className="aging-throw">
          <span>{characteristic}</span>
          <b>{fightWords.throws.needed(save)}</b>
          <OddsThin
            parts={[
              { label: text.kept, chance: others(loss), ink: 0 },
              { label: text.lost, chance: loss, ink: 3 },
            ]}
          >
            {text.percent(percentOf(loss))}
          </OddsThin>
        </div>
      ))}
      <p className="small">{text.agingNone(percentOf(others(none)), percentOf(none))}</p>
    </div>
  )
}
