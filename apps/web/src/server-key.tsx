/** Asks for the key of this server, where making something takes it. Stands in the page once. */
import { lazy, Suspense, useEffect, useState } from 'react'
import { askForKeysBy, type KeyQuestion } from './api/server-key.ts'

const KeyDialog = lazy(() => import('./key-dialog.tsx'))

export function ServerKey() {
  const [question, setQuestion] = useState<KeyQuestion>()
  useEffect(() => askForKeysBy(setQuestion), [])
  if (question === undefined) return null
  const answer = (key: string | null): void => {
    setQuestion(undefined)
    question.answer(key)
  }
  return (
    <Suspense>
      <KeyDialog why={question.why} answer={answer} />
    </Suspense>
  )
}
