import { MAX_PAGE_BYTES, mediaTypesOfPages } from '@aravalli/shared/answer-copies/copy'

export type ChoiceProblem = 'type' | 'size' | 'empty' | 'count'

type ChosenFile = Pick<File, 'name' | 'type' | 'size'>

/** Many systems do not know these types and say nothing. */
const typesByEnding: Record<string, string> = { heic: 'image/heic', heif: 'image/heif', pdf: 'application/pdf' }

export function mediaTypeOf({ name, type }: Pick<ChosenFile, 'name' | 'type'>): string {
	return type || (typesByEnding[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? '')
}

function problemOf(file: ChosenFile): ChoiceProblem | null {
	if (!mediaTypesOfPages.some((known) => known === mediaTypeOf(file))) return 'type'
	if (file.size > MAX_PAGE_BYTES) return 'size'
	return file.size === 0 ? 'empty' : null
}

interface Choice<F> {
	fine: F[]
	/** Are the files that cannot be added, and why. */
	refused: { name: string; problem: ChoiceProblem }[]
}

/** Says before anything is sent what the server would refuse. @param there so many pages are there already, of so many as there may be */
export function choosePages<F extends ChosenFile>(files: readonly F[], there: number, most: number): Choice<F> {
	const choice: Choice<F> = { fine: [], refused: [] }
	for (const file of files) {
		const isFull = there + choice.fine.length >= most
		const problem = problemOf(file) ?? (isFull ? 'count' : null)
		if (problem) choice.refused.push({ name: file.name, problem })
		else choice.fine.push(file)
	}
	return choice
}
