/** A page that waits for its document, or did not get it. */
import { messageOf } from '../../api/api.ts'
import { words } from '../../text/words.ts'
import { Problem } from './problem.tsx'

export const Waiting = () => (
  <div className="waiting" aria-busy="true">
    <p>{words.loading}</p>
  </div>
)

/** Parts of the page are fetched when they are needed; those of an older page are gone when the server is a newer one. */
const NOT_FETCHED = /dynamically imported module|importing a module script|preload CSS/i

export function Failed({ error, again }: { readonly error: unknown; readonly again?: () => void }) {
  const message = messageOf(error)
  if (NOT_FETCHED.test(message)) {
    const { outdated, reload } = words.errors
    return <Problem ways={[{ label: reload, onPress: () => location.reload() }]}>{outdated}</Problem>
  }
  return <Problem ways={again === undefined ? [] : [{ label: words.tryAgain, onPress: again }]}>{message}</Problem>
}
