/** Says that an answer is somebody else's to give: the game master may give it for them. */

import { useAtTable } from '../../../table/room/at-table.ts'
import { mineIn } from '../../../table/room/pending.ts'
import { commonWords } from '../words.ts'

interface AnsweringForProps {
  readonly question: string
  /** Who is asked, by name. */
  readonly name: string
}

export function AnsweringFor({ question, name }: AnsweringForProps) {
  const { view } = useAtTable()
  const player = mineIn(view).find(({ id }) => id === question)?.player
  if (player === undefined) return null
  return <p className="answering-for">{commonWords.answeringFor(player.name, name, player.online)}</p>
}
