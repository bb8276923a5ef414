export const MAX_PICTURE_BYTES = 5 * 1024 * 1024
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

export type PictureProblem = 'not-an-image' | 'too-large'

/** Says before a picture is sent why the server would refuse it. A file of exactly 5 MB passes. */
export function pictureProblem({ type, size }: { type: string; size: number }): PictureProblem | null {
	if (!pictureTypes.some((allowed) => allowed === type)) return 'not-an-image'
	return size > MAX_PICTURE_BYTES ? 'too-large' : null
}
