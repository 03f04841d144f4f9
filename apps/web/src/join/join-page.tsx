/** A link to a seat: the secret stands behind the #, so that no server on the way and no log ever sees it. */
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { api, codeOf, type Joined } from '../api/api.ts'
import { rememberTable, type TableYouHave, tablesYouHave } from '../api/tables-you-have.ts'
import { Button } from '../elements/controls/button.tsx'
import { TextField } from '../elements/fields/text-field.tsx'
import { Page } from '../elements/frame/page.tsx'
import { Failed, Waiting } from '../elements/message/states.tsx'
import { words } from '../text/words.ts'
import { secretIn } from './secret-in.ts'

const text = words.join

/** Other seats that this browser has at the same table: it keeps them all. */
const otherSeats = ({ table, seat }: Joined): readonly TableYouHave[] =>
  tablesYouHave().filter(one => one.id === table && one.seat !== undefined && one.seat !== seat)

export function JoinPage() {
  const navigate = useNavigate()
  const [pasted, setPasted] = useState('')
  const [others, setOthers] = useState<readonly TableYouHave[]>([])
  const asked = useRef(false)
  const joining = useMutation({
    mutationFn: (secret: string) => api.join(secret),
    onSuccess: async joined => {
      const { table, title, system, role, seat, name } = joined
      rememberTable({ id: table, title, system, role, seat, name, opened: Date.now() })
      const more = otherSeats(joined)
      setOthers(more)
      if (more.length === 0)
        await navigate({ to: '/table/$id', params: { id: table }, search: { seat }, replace: true })
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
        {joining.data !== undefined && others.length > 0 && <WhichSeat joined={joining.data} others={others} />}
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

interface WhichSeatProps {
  readonly joined: Joined
  readonly others: readonly TableYouHave[]
}

/** Somebody who has a seat here already opened the link of another one: none of them is lost. */
const WhichSeat = ({ joined: { table, title, name, seat }, others }: WhichSeatProps) => (
  <>
    <p className="prose" role="status">
      {text.already(
        title,
        others.map(other => other.name ?? ''),
        name,
      )}
    </p>
    <div className="row">
      <Link className="button button-primary" to="/table/$id" params={{ id: table }} search={{ seat }}>
        {text.sitAs(name)}
      </Link>
      {others.map(other => (
        <Link
          key={other.seat}
          className="button"
          to="/table/$id"
          params={{ id: table }}
          search={other.seat === undefined ? {} : { seat: other.seat }}
        >
          {text.stay(other.name ?? '')}
        </Link>
      ))}
    </div>
  </>
)
