import { languageTags } from '@aravalli/shared/language'

/** Gives the `lang` of what somebody has written, so that it is set and read aloud as what it is: Hindi where any of it is. */
export function textLanguage(text: string): string {
	return /\p{Script=Devanagari}/u.test(text) ? languageTags.hindi : languageTags.english
}
