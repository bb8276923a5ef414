import type { Copy } from '@aravalli/shared/answer-copies/contract'
import { maxPagesOf } from '@aravalli/shared/answer-copies/copy'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { keepTrying } from '#web/lib/keep-trying.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { copyQuery } from '../queries.ts'
import type { UnsentPage } from '../sending/unsent-pages.ts'
import { newUploadKey } from '../sending/upload-key.ts'
import type { Sending } from '../sending/use-sending.ts'
import type { UnsentEntry } from './arrangement.ts'
import {
	type Look,
	moved,
	NOTHING_ARRANGED,
	type ShownPage,
	shownPages,
	withAdded,
	withLook,
	withoutPage,
	withPageAgain,
} from './arrangement.ts'
import { readArrangement, useArrangement, writeArrangement } from './arrangement-store.ts'
import { type ChoiceProblem, choosePages, mediaTypeOf } from './choose-pages.ts'
import { subjectOf } from './subject.ts'
import { useSync } from './use-sync.ts'

/** So long a page that was taken out can be brought back. */
const UNDO_MILLISECONDS = 10_000
const READING_MILLISECONDS = 1_500

export interface DraftOptions {
	owner: string
	questionId: string
	day: string
	copyId: string | null
	sending: Sending
	/** Is where a sign-in leads back to. */
	page: string
}

export interface Draft {
	copyId: string | null
	copy: Copy | undefined
	/** So many pages it may have. */
	mostPages: number
	pages: ShownPage[]
	/** Are those of this answer that are on the device only. */
	files: readonly UnsentEntry[]
	/** Are the files of the last choice that could not be added. */
	refused: { name: string; problem: ChoiceProblem }[]
	/** The browser stores nothing. */
	isUnkept: boolean
	isChangedElsewhere: boolean
	/** @param instead the key of the page that the first of them replaces */
	add(files: Iterable<File>, instead?: string): number
	move(key: string, by: number): void
	show(key: string, look: Look): void
	remove(key: string): void
	bringBack(key: string): void
	/** Makes sure that the server has all that was arranged. */
	settle(): Promise<Copy | undefined>
	/** Forgets what was arranged, once it is sent. */
	forget(): void
}

/** Gives the pages of an answer that is being put together, and what can be done with them. */
export function useDraft({ owner, questionId, day, copyId, sending, page }: DraftOptions): Draft {
	const api = useSignedInApi(page)
	const subject = subjectOf({ questionId, day })
	const mostPages = maxPagesOf(questionId)
	const name = `${owner} ${subject}`
	const arrangement = useArrangement(name)
	const [refused, setRefused] = useState<Draft['refused']>([])
	const [isUnkept, setIsUnkept] = useState(false)
	const [isChangedElsewhere, setIsChangedElsewhere] = useState(false)
	const { data } = useQuery({
		...copyQuery(api, useLanguage(), copyId ?? ''),
		enabled: copyId !== null,
		refetchOnWindowFocus: true,
		refetchInterval: ({ state }) =>
			state.data?.data.pages.some((one) => one.state === 'reading') ? READING_MILLISECONDS : false,
	})
	const copy = copyId === null ? undefined : data?.data
	const files = useMemo(() => sending.unsent.filter((entry) => entry.subject === subject), [sending.unsent, subject])
	const pages = useMemo(() => shownPages(copy?.pages ?? [], files, arrangement), [copy, files, arrangement])
	const onChangedElsewhere = () => setIsChangedElsewhere(true)
	const sync = useSync({ api, copy, name, arrangement, onChangedElsewhere })
	useDueRemovals(owner, files, arrangement.removed)

	const change = (next: typeof arrangement) => {
		setIsChangedElsewhere(false)
		writeArrangement(name, next)
	}
	return {
		...{ copyId, copy, mostPages, pages, files, refused, isUnkept, isChangedElsewhere },
		add(chosen, instead) {
			const choice = choosePages([...chosen], pages.length - (instead === undefined ? 0 : 1), mostPages)
			setRefused(choice.refused)
			const added = choice.fine.map((file) => ({ file, uploadKey: newUploadKey(Date.now()) }))
			const keys = added.map(({ uploadKey }) => uploadKey)
			if (keys.length > 0) {
				change(withAdded(readArrangement(name), pages, keys, { now: Date.now(), instead }))
			}
			for (const { file, uploadKey } of added) {
				const content = { questionId, day, file, fileName: file.name, mediaType: mediaTypeOf(file), refusal: null }
				void keep(uploadKey, owner, content).then((isKept) => setIsUnkept((was) => was || !isKept))
			}
			if (keys.length > 0) sending.wake()
			return keys.length
		},
		move: (key, by) => change(moved(readArrangement(name), pages, key, by)),
		show: (key, look) => change(withLook(readArrangement(name), key, look)),
		remove: (key) => change(withoutPage(readArrangement(name), key, Date.now() + UNDO_MILLISECONDS)),
		bringBack: (key) => change(withPageAgain(readArrangement(name), key)),
		settle() {
			for (const { uploadKey } of files) {
				if (readArrangement(name).removed[uploadKey] !== undefined) drop(owner, uploadKey)
			}
			return sync()
		},
		forget: () => writeArrangement(name, NOTHING_ARRANGED),
	}
}

/** Takes files that the server does not have off the device, once that cannot be undone any more. */
function useDueRemovals(owner: string, files: readonly UnsentEntry[], removed: Readonly<Record<string, number>>): void {
	useEffect(() => {
		const timers = files.flatMap(({ uploadKey }) => {
			const from = removed[uploadKey]
			if (from === undefined) return []
			return [setTimeout(() => drop(owner, uploadKey), Math.max(0, from - Date.now()))]
		})
		return () => timers.forEach(clearTimeout)
	}, [owner, files, removed])
}

const loadFollowing = () => keepTrying(() => import('../sending/following.ts'))

async function keep(uploadKey: string, owner: string, page: UnsentPage): Promise<boolean> {
	return (await loadFollowing()).keepPage(uploadKey, owner, page)
}

function drop(owner: string, uploadKey: string): void {
	void loadFollowing().then(({ dropPage }) => dropPage(uploadKey, owner))
}
