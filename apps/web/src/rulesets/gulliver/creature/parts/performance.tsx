/** What it can do in each environment, naked and with its load: every number opens below the table. */
import type { Reason } from '@umpire/engine'
import type { ReactNode } from 'react'
import { NumberThatOpens, OpeningLine } from '../../../../elements/controls/opens.tsx'
import { ScrollArea } from '../../../../elements/controls/scroll-area.tsx'
import { Citation } from '../../../../elements/message/citation.tsx'
import { Why } from '../../../../elements/play/why.tsx'
import type { Column, Medium, ReadyAnswer, SheetAnswer } from '../building/ask.ts'
import { figure, signedFigure } from '../building/figures.ts'
import { creatureWords } from '../building/words.ts'

const text = creatureWords.performance
const MEDIA: readonly Medium[] = ['land', 'water', 'air', 'weightless']

interface ExplainedProps {
  readonly what: string
  readonly children: string
  readonly why: readonly Reason[]
}

const Explained = ({ what, children, why }: ExplainedProps) => (
  <NumberThatOpens label={creatureWords.body.explain(what, children)} shows={<Why reasons={why} unfolded={2} />}>
    {children}
  </NumberThatOpens>
)

interface RowProps {
  readonly name: string
  readonly columns: readonly Column[]
  readonly className?: string
  readonly cell: (column: Column, where: string) => ReactNode
  /** What stands where it cannot go at all. */
  readonly absent?: string
}

function Row({ name, columns, className, cell, absent = '' }: RowProps) {
  return (
    <tr className={className}>
      <th scope="row">{name}</th>
      {MEDIA.map(medium => {
        const column = columns.find(one => one.medium === medium)
        return (
          <td key={medium}>
            {column === undefined ? (
              <span className="creature-absent">{absent}</span>
            ) : (
              cell(column, `${name}, ${text.media[medium]}:`)
            )}
          </td>
        )
      })}
    </tr>
  )
}

/** As long as it is fast, beside the fastest. */
function MoveCell({ column, fastest, what }: { column: Column; fastest: number; what: string }) {
  if (column.helpless) return <span className="creature-absent">{text.tooHeavy}</span>
  return (
    <span className="creature-move">
      <Explained what={what} why={column.why.move}>
        {figure(column.move)}
      </Explained>
      <svg className="creature-bar" viewBox="0 0 92 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width={fastest === 0 ? 0 : (92 * column.move) / fastest} height="8" />
      </svg>
      {!column.home && <span className="label">{text.stranger}</span>}
    </span>
  )
}

const Dodge = ({ column, what }: { column: Column; what: string }) =>
  column.dodge === null ? null : (
    <>
      <Explained what={what} why={column.why.dodge}>
        {figure(column.dodge)}
      </Explained>
      {column.dodgeBonus !== 0 && <span className="label"> {text.flying(signedFigure(column.dodgeBonus))}</span>}
    </>
  )

const msrText = (msr: Column['effectiveMsr']): string => (msr === 'inf' ? text.infinite : figure(msr))

const Level = ({ column, what }: { column: Column; what: string }) => (
  <>
    <Explained what={what} why={column.why.level}>
      {text.levelName(column.level)}
    </Explained>
    <span className="label"> {msrText(column.effectiveMsr)}</span>
  </>
)

type Columns = readonly Column[]

const moveCell = (fastest: number) => (column: Column, what: string) => (
  <MoveCell column={column} fastest={fastest} what={what} />
)
const dodgeCell = (column: Column, what: string) => <Dodge column={column} what={what} />
const levelCell = (column: Column, what: string) => <Level column={column} what={what} />

const Head = () => (
  <thead>
    <tr>
      <th scope="col">
        <span className="unseen">{text.medium}</span>
      </th>
      {MEDIA.map(medium => (
        <th key={medium} scope="col">
          {text.media[medium]}
        </th>
      ))}
    </tr>
  </thead>
)

const NakedRows = ({ columns, fastest }: { readonly columns: Columns; readonly fastest: number }) => (
  <>
    <Row name={text.move} columns={columns} className="creature-first" absent={text.noWings} cell={moveCell(fastest)} />
    <Row
      name={text.rest}
      columns={columns}
      cell={({ combat, step, sprint, helpless }) =>
        helpless ? null : <b>{[combat, step, sprint].map(figure).join(', ')}</b>
      }
    />
    <Row name={text.dodge} columns={columns} cell={dodgeCell} />
    <Row name={text.level} columns={columns} cell={levelCell} />
    <Row
      name={text.skills}
      columns={columns}
      cell={({ half, full }) => `${signedFigure(half)}, ${signedFigure(full)}`}
    />
    <Row
      name={text.control}
      columns={columns}
      cell={({ control, why }, what) => (
        <Explained what={what} why={why.control}>
          {signedFigure(control)}
        </Explained>
      )}
    />
    {columns.some(({ hexes }) => hexes !== null) && (
      <Row name={text.hexes} columns={columns} cell={({ hexes }) => (hexes === null ? null : <b>{figure(hexes)}</b>)} />
    )}
  </>
)

const LadenRows = ({ columns, fastest }: { readonly columns: Columns; readonly fastest: number }) => (
  <>
    <Row name={text.loaded} columns={columns} className="creature-laden" cell={moveCell(fastest)} />
    <Row name={text.dodgeLoaded} columns={columns} cell={dodgeCell} />
    <Row name={text.levelLoaded} columns={columns} cell={levelCell} />
  </>
)

type Glide = NonNullable<SheetAnswer['sheet']['glide']>

const GlideRow = ({ glide, why }: { readonly glide: Glide; readonly why: Column['why']['move'] }) => (
  <tr>
    <th scope="row">{text.gliding}</th>
    <td colSpan={MEDIA.length}>
      <Explained what={text.gliding} why={why}>
        {text.glide(figure(glide.move), figure(glide.descent))}
      </Explained>
    </td>
  </tr>
)

const PROCEDURE = 'gulliver.enc.procedure'

interface PerformanceProps {
  readonly shown: SheetAnswer
  readonly g: number
  readonly rules: ReadyAnswer['rules']
}

export function PerformancePart({ shown, g, rules }: PerformanceProps) {
  const { columns, loaded, sheet, design, why } = shown
  const fastest = Math.max(...columns.map(({ move, helpless }) => (helpless ? 0 : move)))
  const about = [text.naked(figure(g)), ...(loaded === null ? [] : [text.laden(figure(design.gear))])].join('; ')
  return (
    <section className="creature-part" aria-labelledby="creature-performance">
      <div className="creature-title">
        <h2 id="creature-performance" className="title">
          {text.title}
        </h2>
        <span className="label">{about}</span>
        <Citation rule={PROCEDURE} title={rules[PROCEDURE]} />
      </div>
      <OpeningLine>
        <ScrollArea label={text.title}>
          <table className="table creature-ways">
            <Head />
            <tbody>
              <NakedRows columns={columns} fastest={fastest} />
              {loaded !== null && <LadenRows columns={loaded} fastest={fastest} />}
              {sheet.glide !== null && <GlideRow glide={sheet.glide} why={why['gliding'] ?? []} />}
            </tbody>
          </table>
        </ScrollArea>
      </OpeningLine>
    </section>
  )
}
