/** Builds a character choice by choice; which kind, the address says. */
import '../builder/builder.css'
import '../builder/sheet.css'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { builderWords as text } from '../builder/words.ts'
import { Page } from '../elements/frame/page.tsx'
import { Waiting } from '../elements/message/states.tsx'
import { builderOf } from '../rulesets/builders.ts'

export function BuilderPage() {
  const { what } = useParams({ from: '/build/$what' })
  const builder = builderOf(what)
  const title = builder?.title ?? text.ways
  return (
    <Page full name={title} title={title}>
      {builder === undefined ? (
        <p className="prose">{text.unknown(what)}</p>
      ) : (
        <Suspense fallback={<Waiting />}>
          <builder.Builder key={what} />
        </Suspense>
      )}
    </Page>
  )
}
