import { MEDIA_MAX_BYTES } from '@aravalli/shared/media/media'
import { ApiError } from '#web/lib/api.ts'

/** Is what file dialogs offer, and what the server takes. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']

export type FileProblem = 'not-an-image' | 'heic' | 'too-large'

/** Says before a picture is sent what the server would refuse. A file of exactly 10 MB passes. */
export function fileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): FileProblem | null {
	// Many systems do not know the type and say nothing.
	if (/^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))) return 'heic'
	if (!pictureTypes.includes(type)) return 'not-an-image'
	return size > MEDIA_MAX_BYTES ? 'too-large' : null
}

/** These answers are about the picture itself, so another try brings the same. */
const finalStatuses = [400, 404, 413, 415]

export const isRefusal = (error: unknown): boolean => error instanceof ApiError && finalStatuses.includes(error.status)

/** Whoever is not signed in any more does that first, and presses then. */
export const isTriedByItself = (error: unknown): boolean =>
	!(error instanceof ApiError && (error.status === 401 || error.status === 403))
