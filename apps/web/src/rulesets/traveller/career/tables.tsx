/** Tables to roll on, shown whole with what each line would bring this character. */
import type { Refusal } from '@umpire/engine'
import type { ReactNode } from 'react'
import { Key } from '../../../elements/controls/key.tsx'
import { Citation } from '../../../elements/message/citation.tsx'
import { percentOf } from '../../../text/hundred.ts'
import { numbered } from '../../../text/numbered.ts'
import type { ChoiceAsked } from '../../common/answer/questions.ts'
import type { CareerAnswer } from '../odds/ask.ts'
import { type CareerView, rollsLeft } from '../views/career-view.ts'
import { credits } from '../views/words.ts'
import { aboutOf } from './about.ts'
import { careerWords } from './words.ts'

const text = careerWords
const FACES = 6n

interface TableProps {
  readonly name: string
  readonly number: string
  readonly chosen: boolean
  readonly refused: Refusal | undefined
  readonly onChoose: () => void
  readonly lines: readonly ReactNode[]
  readonly first?: number
  readonly about: string
}

function RollTable({ name, number, chosen, refused, onChoose, lines, first = 1, about }: TableProps) {
  const off = refused !== undefined
  return (
    <div className={off ? 'roll-table roll-table-off' : chosen ? 'roll-table roll-table-on' : 'roll-table'}>
      <button
        type="button"
        className="act roll-table-pick inset-focus"
        aria-pressed={chosen}
        aria-disabled={off ? true : undefined}
        onClick={() => !off && onChoose()}
      >
        {!off && <Key>{number}</Key>}
        <b>{name}</b>
      </button>
      <ol start={first}>
        {numbered(lines).map(({ thing, place }) => (
          <li key={place}>
            <i>{place + first}</i>
            {thing}
          </li>
        ))}
      </ol>
      <p className="roll-table-about">
        {refused === undefined ? about : refused.because}
        {refused !== undefined && (
          <>
            {' '}
            <Citation rule={refused.rule} />
          </>
        )}
      </p>
    </div>
  )
}

interface SharedProps {
  readonly asked: ChoiceAsked
  readonly picked: string | undefined
  readonly choose: (key: string) => void
  readonly career: CareerView
}

const isGain = (result: string): boolean => /^[+-]\d/.test(result)
const share = (count: number): string => percentOf({ ways: BigInt(count), of: FACES })

/** What a table brings: characteristics, new skills, levels in what is known. */
function summary(results: readonly string[], known: ReadonlyMap<string, number>): string {
  const gains = results.filter(isGain).length
  const up = results.filter(result => known.has(result)).length
  const fresh = results.length - gains - up
  return text.ofSummary(
    gains === 0 ? '' : text.aCharacteristic(share(gains)),
    fresh === 0 ? '' : text.aNewSkill(share(fresh)),
    up === 0 ? '' : text.aLevelUp(share(up)),
  )
}

interface SkillTablesProps extends SharedProps {
  readonly tables: NonNullable<CareerAnswer['serving']>['tables']
}

export function SkillTables({ asked, picked, choose, career, tables }: SkillTablesProps) {
  const known = new Map(career.skills.map(({ skill, level }) => [skill, level]))
  return (
    <div className="roll-tables">
      {asked.choices.map((choice, index) => {
        const { key, refused } = choice
        const about = aboutOf(choice)
        if (about.kind !== 'skill table') return null
        const results = tables.find(table => table.key === about.table)?.results ?? []
        return (
          <RollTable
            key={key}
            name={text.tables[about.table]}
            number={String(index + 1)}
            chosen={key === picked}
            refused={refused}
            onChoose={() => choose(key)}
            lines={results.map(result => {
              const level = known.get(result)
              return (
                <>
                  {result.replace(/^-/, '−')}
                  {level !== undefined && <em> {text.to(level + 1)}</em>}
                </>
              )
            })}
            about={summary(results, known)}
          />
        )
      })}
    </div>
  )
}

interface MusteringProps extends SharedProps {
  readonly serving: NonNullable<CareerAnswer['serving']> | undefined
}

/** Seven rows each; the seventh is reached by a DM only. */
export function MusteringTables({ asked, picked, choose, career, serving }: MusteringProps) {
  const left = rollsLeft(career)
  const tables = {
    cash: { lines: serving?.cash.map(credits) ?? [], dm: serving?.cashDm ?? 0, name: text.cashTable },
    benefits: {
      lines: serving?.benefits.map(one => one ?? text.nothing) ?? [],
      dm: serving?.benefitsDm ?? 0,
      name: text.benefitsTable,
    },
  }
  return (
    <>
      <p className="career-about">{text.rollsLeft(left, Math.max(0, Math.min(left, 3 - career.estate.cash_used)))}</p>
      <div className="roll-tables">
        {asked.choices.map((choice, index) => {
          const { key, refused } = choice
          const { kind } = aboutOf(choice)
          const table = kind === 'cash' || kind === 'benefits' ? tables[kind] : undefined
          return table === undefined ? (
            <div
              key={key}
              className={key === picked ? 'roll-table roll-table-on roll-table-wide' : 'roll-table roll-table-wide'}
            >
              <button
                type="button"
                className="act roll-table-pick inset-focus"
                aria-pressed={key === picked}
                onClick={() => choose(key)}
              >
                <Key>{String(index + 1)}</Key>
                <b>{text.enough}</b>
              </button>
            </div>
          ) : (
            <RollTable
              key={key}
              name={table.name}
              number={String(index + 1)}
              chosen={key === picked}
              refused={refused}
              onChoose={() => choose(key)}
              lines={table.lines}
              about={table.dm === 0 ? '' : text.withDm(table.dm)}
            />
          )
        })}
      </div>
    </>
  )
}
