import { AppError } from '@aravalli/shared/errors'

/** Whoever guesses begins with these; a longer list would refuse honest choices that nobody tries. */
const HOW_MANY = 10_000

let loading: Promise<Set<string>> | undefined

/** The package's list is in order of how often each is used. Read with the first need: most starts do without. */
async function loadCommonPasswords(): Promise<Set<string>> {
	const { dictionary } = await import('@zxcvbn-ts/language-common')
	return new Set(dictionary['passwords-common'].slice(0, HOW_MANY))
}

/** @throws AppError `password.common` */
export async function refuseCommonPassword(password: string): Promise<void> {
	loading ??= loadCommonPasswords()
	if ((await loading).has(password.toLowerCase())) throw new AppError('password.common')
}
