import { Link } from '@tanstack/react-router'
import { Page } from './elements/frame/page.tsx'
import { words } from './text/words.ts'

export const NotFound = () => (
  <Page name={words.notFound.title} title={words.name}>
    <div className="stack">
      <h1 className="title-xl">{words.notFound.title}</h1>
      <p className="prose">{words.notFound.text}</p>
      <p>
        <Link className="button" to="/">
          {words.menu.home}
        </Link>
      </p>
    </div>
  </Page>
)
