/** The load on a scale of what its bearer can carry, with Move and Dodge at each level. */
import { numberText } from '../../../../text/number-text.ts'
import { useBuilding } from '../building/building.ts'
import { buildWords } from '../building/words.ts'

const text = buildWords.play
const WIDTH = 292
const [TOP, HEIGHT] = [16, 14]
/** Heavier levels are wide: the scale is bent so that the light ones can be read. */
const bent = (pounds: number): number => Math.sqrt(Math.max(0, pounds))

export function LoadBar() {
  const { answer } = useBuilding()
  const { load, speed } = answer.sheet
  const most = load.rows.at(-1)?.up_to_lb ?? 1
  const at = (pounds: number): number => (bent(Math.min(pounds, most)) / bent(Math.max(most, 1))) * WIDTH
  const [now, starts] = [at(load.carried_lb), load.rows.map((_, place) => load.rows[place - 1]?.up_to_lb ?? 0)]
  return (
    <figure className="build-load">
      <figcaption className="label">{text.loadOf(load.carried_lb)}</figcaption>
      <svg viewBox={`-2 0 ${WIDTH + 4} ${TOP + HEIGHT + 2}`} aria-hidden="true">
        {load.rows.map(({ key, up_to_lb }, place) => (
          <rect
            key={key}
            className={key === load.key ? 'load-zone load-here' : 'load-zone'}
            x={at(starts[place] ?? 0)}
            y={TOP}
            width={at(up_to_lb) - at(starts[place] ?? 0)}
            height={HEIGHT}
          />
        ))}
        <rect className="load-now" x={0} y={TOP + 3} width={now} height={HEIGHT - 6} />
        <path className="load-now" d={`M${now} ${TOP - 1}l-4 -6h8z`} />
      </svg>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{text.level}</th>
            <th scope="col" className="num">
              {text.upTo}
            </th>
            <th scope="col" className="num">
              {text.move}
            </th>
            <th scope="col" className="num">
              {text.dodge}
            </th>
          </tr>
        </thead>
        <tbody>
          {load.rows.map(({ key, up_to_lb }, place) => (
            <tr
              key={key}
              className={key === load.key ? 'pick' : ''}
              {...(key === load.key && { 'aria-current': true })}
            >
              <th scope="row">{text.loads[key] ?? key}</th>
              <td className="num">{text.pounds(up_to_lb)}</td>
              <td className="num">{numberText(speed.moves[place] ?? 0)}</td>
              <td className="num">{numberText(speed.dodges[place] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
