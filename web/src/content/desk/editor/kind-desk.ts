import type { AnyCopy } from '@aravalli/shared/content/kind'
import type { Bilingual, Language } from '@aravalli/shared/language'
import { type ComponentType, createContext, use } from 'react'
import type { ContentItem } from '#web/lib/editing/content-item.ts'
import type { Editing } from './editing.ts'

export interface EditedItem {
	editing: Editing
	/** Is what the server has of it; null where that is nothing yet. */
	item: ContentItem<AnyCopy> | null
}

export interface TextsProps extends EditedItem {
	/** This language is shown where there is no room for both. */
	shown: Language
	onShow: (language: Language) => void
}

export interface OwnInputProps extends EditedItem {
	/** Is the name of the field, and of its control. */
	name: string
}

/** Is what the desk does for a kind in another way than its declaration says; each part is left out where there is nothing. */
export interface KindDesk {
	/** Lays out all texts, in place of a row for each, and says what is missing in which language. */
	Texts?: ComponentType<TextsProps>
	/** Name what of the data stands among the texts: the rail leaves it out. */
	besideTexts?: readonly string[]
	/** Take a value of the data across the whole width, below the texts; by the name of the field. */
	inputs?: Readonly<Record<string, ComponentType<OwnInputProps>>>
	/** Stands below the data of an entry that the server has. */
	Below?: ComponentType<EditedItem>
	/** One entry is written after another: publishing a new one with the keys goes on to the next. */
	isSeries?: true
	/** Are keys of its own, for the list of keys. */
	keys?: readonly { keys: string; does: Bilingual }[]
}

/** By the names of their kinds. */
export type KindDesks = Readonly<Record<string, KindDesk>>

/** Is given by whoever knows the kinds. */
export const KindDesking = createContext<KindDesks>({})

const none: KindDesk = {}

export const useKindDesk = (name: string): KindDesk => use(KindDesking)[name] ?? none
