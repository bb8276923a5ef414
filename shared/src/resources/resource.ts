/** Are the words of books and resources that addresses, calls and kinds share. The file has no imports, because the browser runs it. */
export const bookTypes = ['RBSE', 'NCERT', 'IGNOU', 'NIOS'] as const
export type BookType = (typeof bookTypes)[number]

/** Reads a type as an address spells it: in small letters. Null for any other word. */
export const bookTypeOf = (word: string): BookType | null =>
	bookTypes.find((type) => type.toLowerCase() === word) ?? null

export const bookClasses = [
	'CLASS_6',
	'CLASS_7',
	'CLASS_8',
	'CLASS_9',
	'CLASS_10',
	'CLASS_11',
	'CLASS_12',
	'SECONDARY',
	'SENIOR_SECONDARY',
	'BACHELOR',
	'MASTER',
] as const
export type BookClass = (typeof bookClasses)[number]

export const bookSubjects = [
	'HISTORY',
	'GEOGRAPHY',
	'POLITY',
	'ECONOMICS',
	'ART_CULTURE',
	'SCIENCE',
	'ENVIRONMENT',
	'SOCIOLOGY',
	'PUBLIC_ADMINISTRATION',
	'ETHICS',
	'MANAGEMENT',
] as const
export type BookSubject = (typeof bookSubjects)[number]

/** Says for which examination something is. */
export const resourceStages = ['PRELIMS', 'MAINS', 'BOTH'] as const
export type ResourceStage = (typeof resourceStages)[number]

/** Are the years of which the page has a button, the newest first. */
export const paperYears = [2024, 2023, 2021, 2018, 2016, 2013, 2012] as const

/** Is the group of booklets that opens with any course or plan: its page has an address of its own. */
export const quickRevisionGroup = 'quick-revision'

/** Are the tabs of the page, as its address names them. */
export const resourceTabs = ['aravalli-special', 'authentic-books', 'toppers-copies', 'pyqs'] as const
export type ResourceTab = (typeof resourceTabs)[number]

/** Are the kinds of files that learners take home. */
export const downloadKinds = ['books', 'booklets', 'toppers-copies', 'practice-papers'] as const
export type DownloadKind = (typeof downloadKinds)[number]

/** Stands for the cover of a book that has none of its own, or whose own cannot be had. */
export const DEFAULT_BOOK_COVER = '/assets/books/default-699eacde.webp'

/** So many of somebody's downloads are remembered, the last ones. */
export const DOWNLOADS_KEPT = 500
