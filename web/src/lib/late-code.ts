/**
 * Code for parts that are the same on every page: the server writes them, and the browser lets them stand, without the code and the
 * texts that they are made of, until something about them changes (docs/adr/0012-fewer-bytes-before-reading.md).
 */
import { startTransition, useEffect, useState } from 'react'
import { keepTrying } from './keep-trying.ts'
import { documentLanguage } from './language.tsx'
import { loadMessages } from './messages.ts'

interface LateCode<T> {
	/** Null until it is there. */
	value: T | null
	load(): Promise<T>
}

const declared: LateCode<unknown>[] = []

/** @param load imports it */
export function declareLateCode<T>(load: () => Promise<T>): LateCode<T> {
	const code: LateCode<T> = {
		value: null,
		async load() {
			code.value ??= await load()
			return code.value
		},
	}
	declared.push(code)
	return code
}

/** All that was declared: for the server before it renders, and for the browser before the language changes. */
export async function loadLateCode(): Promise<void> {
	await Promise.all(declared.map((code) => code.load()))
}

/** Until the first page is React's. Asked for without a store, which would render the frame around the page once more. */
let isAsWritten = true

/**
 * @param shown says what is shown, such as the language: another one must be rendered
 * @param isWritten whether the server has written it; by default for the frame, which React takes over first: a page's own parts follow
 *   later (`useIsHydrated`)
 * @returns null while what the server has written is to stand (`ui/as-written.ts`), and until the code is there
 */
export function useLateCode<T>(code: LateCode<T>, shown: string, isWritten = isAsWritten): T | null {
	// Nothing, where a page of another frame was there before.
	const [written] = useState(isWritten ? shown : null)
	const [value, setValue] = useState(code.value)
	const isNeeded = value === null && shown !== written
	useEffect(() => {
		isAsWritten = false
		if (!isNeeded) return
		let isThere = true
		void keepTrying(async () => {
			const loaded = await code.load()
			await loadMessages(documentLanguage())
			return loaded
		}).then((loaded) => isThere && startTransition(() => setValue(() => loaded)))
		return () => {
			isThere = false
		}
	}, [code, isNeeded])
	return value
}
