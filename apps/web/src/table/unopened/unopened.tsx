/** A table that cannot be opened: its game master reads why and what can be done, everybody else one line. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ask } from '../../api/api.ts'
import { saveFile } from '../../browser/save-file.ts'
import { Button } from '../../elements/controls/button.tsx'
import { Page } from '../../elements/frame/page.tsx'
import { Failed, Waiting } from '../../elements/message/states.tsx'
import { words } from '../../text/words.ts'
import { SureButton } from '../gm/sure-button.tsx'
import { type Trouble, type TroubleAnswer, unopenedWords as text } from './words.ts'

interface UnopenedProps {
  readonly id: string
  readonly seat: string | undefined
}

const comeBack = (): void => location.reload()

export function Unopened({ id, seat }: UnopenedProps) {
  const path = `/api/tables/${encodeURIComponent(id)}`
  const query = seat === undefined ? '' : `?seat=${encodeURIComponent(seat)}`
  const asked = useQuery({
    queryKey: ['trouble', id, seat],
    queryFn: ({ signal }) => ask<TroubleAnswer>(`${path}/trouble${query}`, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  const title = text.title(asked.data?.title ?? '')
  const trouble = asked.data?.trouble ?? null
  return (
    <Page name={title} title={title}>
      <div className="stack" role="alert">
        <h1 className="title-xl">{title}</h1>
        {asked.isPending && <Waiting />}
        {asked.isError && <Failed error={asked.error} again={() => void asked.refetch()} />}
        {asked.isSuccess &&
          (trouble === null ? (
            <>
              <p className="prose">{asked.data.opens ? text.opens : text.others}</p>
              <div className="row">
                <ComeBack primary />
              </div>
            </>
          ) : (
            <Ways path={path} id={id} trouble={trouble} />
          ))}
      </div>
    </Page>
  )
}

function Ways({ path, id, trouble }: { readonly path: string; readonly id: string; readonly trouble: Trouble }) {
  const goingBack = useMutation({
    mutationFn: () => ask<null>(`${path}/back`, { method: 'POST' }),
    onSuccess: comeBack,
  })
  const saving = useMutation({
    mutationFn: () => ask<unknown>(`${path}/export`),
    onSuccess: found => saveFile(text.file(id), JSON.stringify(found, null, 2)),
  })
  const failed = goingBack.error ?? saving.error
  // Where the right Umpire would help, going back is not the first thing to do.
  const better = trouble.back && trouble.why !== 'newer'
  return (
    <>
      <p className="prose">{text.why(trouble)}</p>
      <p className="prose">{text.safe(trouble)}</p>
      {trouble.back && <p className="prose">{text.ways}</p>}
      <div className="row">
        {trouble.back && (
          <SureButton
            kind={better ? 'primary' : 'plain'}
            label={text.back}
            question={text.backSure}
            onSure={() => goingBack.mutate()}
          />
        )}
        <Button onPress={() => saving.mutate()}>{text.save}</Button>
        <ComeBack primary={!better} />
      </div>
      {failed !== null && <Failed error={failed} />}
      <details>
        <summary>{text.details}</summary>
        <p className="prose">
          <code>{trouble.reason}</code>
        </p>
        <p className="prose">{text.doctor}</p>
      </details>
    </>
  )
}

const ComeBack = ({ primary }: { readonly primary: boolean }) => (
  <>
    <Button kind={primary ? 'primary' : 'plain'} onPress={comeBack}>
      {text.again}
    </Button>
    <Link className="button" to="/">
      {words.menu.home}
    </Link>
  </>
)
