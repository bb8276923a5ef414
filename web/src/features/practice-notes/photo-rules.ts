import { type PhotoProblem, photoProblem } from '@aravalli/shared/practice-notes/practice-note'

export type ChoiceProblem = PhotoProblem | 'heic'

type ChosenFile = Pick<File, 'name' | 'type' | 'size'>

/** Says before photos are sent why the server would refuse them: first what is no image, then what is too large. */
export function choiceProblem({ name, type, size }: ChosenFile): ChoiceProblem | null {
	// Many systems do not know the type and say nothing.
	if (/^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))) return 'heic'
	return photoProblem({ type, size })
}

interface Choice<F> {
	/** Holds those that can be sent. */
	fine: F[]
	/** Is the problem of the first that cannot be added. */
	problem: ChoiceProblem | null
}

export function choosePhotos<F extends ChosenFile>(files: readonly F[]): Choice<F> {
	const judged = files.map((file) => ({ file, problem: choiceProblem(file) }))
	return {
		fine: judged.filter(({ problem }) => problem === null).map(({ file }) => file),
		problem: judged.find(({ problem }) => problem !== null)?.problem ?? null,
	}
}
