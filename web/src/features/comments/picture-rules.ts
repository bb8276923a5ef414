import { COMMENT_MAX_IMAGES, IMAGE_MAX_BYTES } from '@aravalli/shared/comments/comment'

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']

export type PictureProblem = 'not-an-image' | 'heic' | 'too-large'

/** Says before a picture is sent what the server would refuse. A file of exactly 5 MB passes. */
export function pictureProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): PictureProblem | null {
	// Many systems do not know the type and say nothing.
	if (/^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))) return 'heic'
	if (!pictureTypes.includes(type)) return 'not-an-image'
	return size > IMAGE_MAX_BYTES ? 'too-large' : null
}

interface Choice<F> {
	/** These are kept, with what was there before. */
	kept: F[]
	/** Says what is wrong with those that are not kept; it is null where all are kept. */
	problem: PictureProblem | 'only-three' | null
}

/** Keeps the first three of the pictures that are there and those that are added. */
export function choosePictures<F extends Pick<File, 'name' | 'type' | 'size'>>(
	there: number,
	added: readonly F[],
): Choice<F> {
	const problems = added.map(pictureProblem)
	const fine = added.filter((_, index) => problems[index] === null)
	const kept = fine.slice(0, Math.max(0, COMMENT_MAX_IMAGES - there))
	const problem = problems.find((found) => found !== null) ?? null
	return { kept, problem: problem ?? (kept.length < fine.length ? 'only-three' : null) }
}
