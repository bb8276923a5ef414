import { type APIRequestContext, request } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { noisePicture } from './noise-picture.ts'
import { signIn } from './sign-in.ts'
import { origin } from './this-product.ts'

const library = `${origin}/api/admin/media`

export interface StoredPicture {
	id: string
	name: string
	picture: { large: string; small: string }
}

/** Is a file as a file dialog gives it. */
export const pictureFile = (name: string) => ({ name, mimeType: 'image/png', buffer: noisePicture(640, 400) })

let opened: Promise<APIRequestContext> | null = null

/**
 * Is signed in once for many stories: an account has few sessions, and each new one ends the oldest. That may have been this one, when
 * other stories came between.
 */
async function asEditor(): Promise<APIRequestContext> {
	opened ??= request.newContext({ baseURL: origin })
	const editor = await opened
	const isSignedIn = (await editor.get(`${library}?limit=1`)).ok()
	if (!isSignedIn) await signIn({ request: editor }, 'content', origin)
	return editor
}

/** Puts a picture into the library, and takes it out when the story is over. */
export async function aPicture(
	name: string,
	texts: { altEnglish?: string; altHindi?: string } = {},
): Promise<StoredPicture> {
	picturesGoAfterwards(name)
	const editor = await asEditor()
	const multipart = { ...texts, name, file: pictureFile(`${name}.png`) }
	const answer = await editor.post(library, { multipart, headers: { origin } })
	const { data } = await answer.json()
	return data
}

/** Whatever the story leaves in the library is gone for the others, unless something uses it. */
export function picturesGoAfterwards(name: string): void {
	onTestFinished(async () => {
		const editor = await asEditor()
		for (const { id } of await picturesNamed(editor, name))
			await editor.delete(`${library}/${id}`, { headers: { origin } })
	})
}

export async function picturesNamed(editor: APIRequestContext, name: string): Promise<StoredPicture[]> {
	const answer = await editor.get(`${library}?search=${encodeURIComponent(name)}`)
	return (await answer.json()).data
}
