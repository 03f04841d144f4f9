import type { Json } from '@umpire/engine'
import { ScrollArea } from '../elements/controls/scroll-area.tsx'
import { valueText } from '../text/number-text.ts'
import { words } from '../text/words.ts'
import { type DataShape, dataShape } from './data-shape.ts'

export const DataTable = ({ data }: { readonly data: Json }) => <Shape shape={dataShape(data)} />

const isNamed = (value: Json): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What holds lists of its own has a line for each of their items. */
function cellText(cell: Json | undefined): string {
  if (cell === undefined) return ''
  if (!isNamed(cell)) return valueText(cell)
  const isDeep = (value: Json): value is readonly Json[] => Array.isArray(value) && value.some(isNamed)
  if (!Object.values(cell).some(isDeep)) return valueText(cell)
  return Object.entries(cell)
    .flatMap(([name, value]) => (isDeep(value) ? value.map(valueText) : [valueText({ [name]: value })]))
    .join('\n')
}
const isFigure = (cell: Json | undefined): boolean =>
  typeof cell === 'number' ||
  cell === undefined ||
  cell === null ||
  (typeof cell === 'string' && /^[\d+−-]+$/.test(cell))

function Shape({ shape }: { readonly shape: DataShape }) {
  switch (shape.kind) {
    case 'value':
      return <p className="prose">{valueText(shape.value)}</p>
    case 'list':
      return <p className="prose">{shape.items.map(valueText).join(', ')}</p>
    case 'pairs':
      return (
        <ScrollArea label={words.rules.table}>
          <table className="table data-pairs">
            <tbody>
              {shape.pairs.map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{valueText(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )
    case 'grid':
      return <Grid {...shape} />
    case 'parts':
      return (
        <div className="stack">
          {shape.parts.map(part => (
            <section key={part.name} className="data-section">
              {part.name !== '' && <h3 className="data-part">{part.name}</h3>}
              <Shape shape={part.shape} />
            </section>
          ))}
        </div>
      )
  }
}

function Grid({ corner, columns, rows }: Extract<DataShape, { readonly kind: 'grid' }>) {
  // A column of figures only is set at the right, like every column of figures.
  const figures = columns.map((_, index) => rows.every(row => isFigure(row.cells[index])))
  const look = (index: number): string | undefined => (figures[index] === true ? 'num' : undefined)
  return (
    <ScrollArea label={words.rules.table}>
      <table className="table data-grid">
        <thead>
          <tr>
            {corner && <td />}
            {columns.map((column, index) => (
              <th key={column} scope="col" className={look(index)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.name}>
              {corner && <th scope="row">{row.name}</th>}
              {row.cells.map((cell, index) => (
                <td key={columns[index]} className={look(index)}>
                  {cellText(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}
