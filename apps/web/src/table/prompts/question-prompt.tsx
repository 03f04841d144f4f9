/** One question to this seat, as a raised sheet: choices by their number, or dice to be typed in. */
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../elements/controls/button.tsx'
import { Prompt, type PromptProps } from '../../elements/play/prompt.tsx'
import { Token } from '../../elements/play/token.tsx'
import { useAtTable } from '../room/at-table.ts'
import type { Mine } from '../room/pending.ts'
import { useRoom } from '../room/room.ts'
import { tableWords as text } from '../room/words.ts'
import { DicePad } from './later-dice-pad.tsx'
import { questionText } from './question-text.ts'
import { useEnter } from './use-enter.ts'

const words = text.prompt

type Given = Extract<Parameters<ReturnType<typeof useAtTable>['perform']>[0], { type: 'answer' }>['answer']

interface AskedPromptProps {
  readonly asked: Mine
  /** The keyboard is this prompt's. */
  readonly keys: boolean
  readonly footer?: ReactNode
}

export function AskedPrompt({ asked, keys, footer }: AskedPromptProps) {
  const { view, perform } = useAtTable()
  const { screens } = useRoom()
  const title = useId()
  const [busy, setBusy] = useState(false)
  const { scene } = view
  const { id, question, proposed, until, who } = asked

  const answer = async (given: Given): Promise<void> => {
    if (busy || scene === null) return
    setBusy(true)
    await perform({ type: 'answer', scene: scene.id, question: id, answer: given })
    setBusy(false)
  }
  const choices = question.kind === 'choice' ? question.choices : []
  const wanted = choices.find(({ key, refused }) => key === proposed && refused === undefined)
  const take = (): void => {
    if (wanted !== undefined) void answer({ choice: wanted.key })
  }
  useEnter(keys && wanted !== undefined ? take : undefined, 'prompt')
  const token =
    who === undefined || scene === null ? undefined : (
      <Token name={who} side={screens.sideOf(who, scene)} health={[1]} silent />
    )
  const { timer } = view.settings
  const ring = until === undefined || timer === null ? undefined : { since: until - timer * 1000, until }

  if (question.kind === 'roll') {
    return (
      <section className="prompt" aria-labelledby={title}>
        <header>
          {token}
          <div>
            <h2 className="title" id={title}>
              {questionText(question, screens)}
            </h2>
            {question.about.secret === true && <p className="prompt-about">{text.pad.secret}</p>}
            <p className="prompt-about for-keys">{text.pad.keys}</p>
          </div>
        </header>
        <DicePad
          dice={question.dice}
          single={question.single}
          busy={busy}
          keys={keys}
          onFaces={faces => void answer({ faces: [...faces] })}
          onTotal={total => void answer({ total })}
        />
        {footer !== undefined && <footer>{footer}</footer>}
      </section>
    )
  }
  const prompt: PromptProps = {
    question: questionText(question, screens),
    token,
    choices: choices.map(choice => ({
      ...choice,
      ...(choice.key === wanted?.key && { sum: words.proposal }),
    })),
    chosen: wanted?.key,
    onAnswer: choice => void answer({ choice }),
    timer: ring,
    keys: keys && !busy,
    ...((wanted !== undefined || footer !== undefined) && {
      footer: (
        <>
          {footer}
          {wanted !== undefined && (
            <span className="push">
              <Button kind="primary" press="Enter" disabled={busy} onPress={take}>
                {wanted.label}
              </Button>
            </span>
          )}
        </>
      ),
    }),
  }
  return screens.Prompt === undefined ? (
    <Prompt {...prompt} />
  ) : (
    <screens.Prompt question={question.question} who={question.who} prompt={prompt} />
  )
}
