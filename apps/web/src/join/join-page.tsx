/** A link to a seat: the secret stands behind the #, so that no server on the way and no log ever sees it. */
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { api, codeOf } from '../api.ts'
import { Button } from '../elements/button.tsx'
import { Page } from '../elements/page.tsx'
import { Failed, Waiting } from '../elements/states.tsx'
import { TextField } from '../elements/text-field.tsx'
import { rememberTable } from '../tables-you-have.ts'
import { words } from '../words.ts'
import { secretIn } from './secret-in.ts'

const text = words.join

export function JoinPage() {
  const navigate = useNavigate()
  const [pasted, setPasted] = useState('')
  const asked = useRef(false)
  const joining = useMutation({
    mutationFn: (secret: string) => api.join(secret),
    onSuccess: ({ table, title, system, role }) => {
      rememberTable({ id: table, title, system, role, opened: Date.now() })
      return navigate({ to: '/table/$id', params: { id: table }, replace: true })
    },
  })
  const { mutate } = joining
  useEffect(() => {
    const secret = secretIn(window.location.hash)
    if (secret === undefined || asked.current) return
    asked.current = true
    // Off the address bar at once: it is often on a screen that others see.
    window.history.replaceState(null, '', '/join')
    mutate(secret)
  }, [mutate])

  const secret = secretIn(pasted)
  const revoked = codeOf(joining.error) === 'not-found'
  return (
    <Page name={text.title} title={text.title}>
      <div className="stack join">
        <h1 className="title-xl">{text.heading}</h1>
        {joining.isPending && <Waiting />}
        {joining.isError && (revoked ? <p className="prose">{text.revoked}</p> : <Failed error={joining.error} />)}
        {!joining.isPending && !joining.isSuccess && (
          <form
            className="stack"
            onSubmit={event => {
              event.preventDefault()
              if (secret !== undefined) mutate(secret)
            }}
          >
            <TextField
              label={text.link}
              value={pasted}
              onChange={setPasted}
              help={text.help}
              wrong={pasted === '' || secret !== undefined ? undefined : text.noLink}
              code
              autoFocus
            />
            <div className="row">
              <Button kind="primary" submit press="Enter" disabled={secret === undefined}>
                {text.join}
              </Button>
              <Link className="button" to="/">
                {words.menu.home}
              </Link>
            </div>
          </form>
        )}
      </div>
    </Page>
  )
}
