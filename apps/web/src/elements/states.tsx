/** A page that waits for its document, or did not get it. */
import { messageOf } from '../api.ts'
import { words } from '../words.ts'
import { Problem } from './problem.tsx'

export const Waiting = () => (
  <div className="waiting" aria-busy="true">
    <p>{words.loading}</p>
  </div>
)

export const Failed = ({ error, again }: { readonly error: unknown; readonly again?: () => void }) => (
  <Problem ways={again === undefined ? [] : [{ label: words.tryAgain, onPress: again }]}>{messageOf(error)}</Problem>
)
