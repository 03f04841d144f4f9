/** Documents of the server, asked for without a page. */

/** What was made has an id, whatever else is told of it. */
export async function ask(origin: string, path: string, body: object): Promise<{ readonly id: string }> {
  const reply = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  })
  const made: unknown = await reply.json()
  if (typeof made === 'object' && made !== null && 'id' in made && typeof made.id === 'string') return { id: made.id }
  throw new Error(`${path}: expected something with an id, got ${JSON.stringify(made)}`)
}
