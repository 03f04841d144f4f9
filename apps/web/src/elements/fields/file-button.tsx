/** A button that asks for files. */
import { useRef } from 'react'
import { Button } from '../controls/button.tsx'

interface FileButtonProps {
  readonly label: string
  readonly several?: boolean
  /** What kinds of files; JSON, unless it is said. */
  readonly accept?: string
  readonly onRead: (files: readonly File[]) => void
}

/** What a file says; undefined if it is no JSON. */
export async function dataIn(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text())
  } catch {
    return undefined
  }
}

/** The place that files come in by, to be put on the page, and how to ask for them. */
export function useFiles({ label, several = false, accept = '.json,application/json', onRead }: FileButtonProps) {
  const file = useRef<HTMLInputElement>(null)
  const input = (
    <input
      ref={file}
      className="unseen"
      type="file"
      accept={accept}
      multiple={several}
      tabIndex={-1}
      aria-label={label}
      onChange={({ target }) => {
        onRead([...(target.files ?? [])])
        // The same file may be asked for again.
        target.value = ''
      }}
    />
  )
  return { input, ask: (): void => file.current?.click() }
}

export function FileButton(props: FileButtonProps) {
  const { input, ask } = useFiles(props)
  return (
    <span>
      <Button small icon="file" onPress={ask}>
        {props.label}
      </Button>
      {input}
    </span>
  )
}
