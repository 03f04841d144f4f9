/** What this page found in the dice logs that were closed: in plain words, with the number of rolls. */
import { Problem } from '../../elements/message/problem.tsx'
import type { CheckResult } from '../room/dice-notes.ts'
import { useRoom } from '../room/room.ts'
import { tableWords as text } from '../room/words.ts'

const words = text.checked

export function CheckedLogs() {
  const { dice } = useRoom()
  const results = dice.flatMap(({ commitment, result }) => (result === undefined ? [] : [{ commitment, result }]))
  return results.toReversed().map(({ commitment, result }) => <Result key={commitment} result={result} />)
}

function Result({ result }: { readonly result: CheckResult }) {
  if (!result.ok) {
    const { why, what } = result
    return <Problem>{`${words.wrong[why]} ${what}`.trim()}</Problem>
  }
  const { rolled, typed, own, shared, pages } = result
  return (
    <div className="checked" role="status">
      <p>
        <b>{words.fine}</b> {words.rolls(rolled)}
      </p>
      <p className="label">
        {[
          own === undefined || shared === undefined ? words.older : words.share(own, shared, rolled - own - shared),
          typed === 0 ? '' : words.typed(typed),
          pages === undefined ? '' : words.pages(pages),
        ]
          .filter(one => one !== '')
          .join(' ')}
      </p>
    </div>
  )
}
