import {
	bookKind,
	bookletKind,
	practicePaperKind,
	resourceGroupKind,
	topperCopyKind,
} from '@aravalli/shared/resources/kinds'
import type { DownloadKind } from '@aravalli/shared/resources/resource'
import type { PublishedItem, ServerKind } from '../../content/server-kind.ts'

/** Begin the terms by which the classes and subjects of one type of books are counted. */
export const classesOf = (type: string) => `class-of:${type}:`
export const subjectsOf = (type: string) => `subject-of:${type}:`

/** Is the term of the booklets of a group. */
export const ofGroup = (groupId: string) => `of-group:${groupId}`

/** Lists are for whoever is signed in: to others a search shows the titles alone. */
const lockedIds: ServerKind['lockedIds'] = async (_, ids, { isSignedIn }) => new Set(isSignedIn ? [] : ids)

export const serverBooks = {
	kind: bookKind,
	terms: ({ common: { type, class: ofClass, subject } }: PublishedItem) => [
		`${classesOf(String(type))}${ofClass}`,
		`${subjectsOf(String(type))}${subject}`,
	],
	facets: ['class-of', 'subject-of'],
	lockedIds,
} as const satisfies ServerKind

export const serverBooklets = {
	kind: bookletKind,
	terms: ({ common }: PublishedItem) => [ofGroup(String(common.group))],
	lockedIds,
} as const satisfies ServerKind

export const serverTopperCopies = { kind: topperCopyKind, lockedIds } as const satisfies ServerKind
export const serverPracticePapers = { kind: practicePaperKind, lockedIds } as const satisfies ServerKind
export const serverResourceGroups = { kind: resourceGroupKind } as const satisfies ServerKind

/** Are the kinds of which each item is a file to take home. */
export const kindsOfDownloads = {
	books: bookKind,
	booklets: bookletKind,
	'toppers-copies': topperCopyKind,
	'practice-papers': practicePaperKind,
} as const satisfies Record<DownloadKind, unknown>

/** Names the counter of downloads of a kind. */
export const downloadCounter = (kind: DownloadKind) => `${kind}.downloads`
