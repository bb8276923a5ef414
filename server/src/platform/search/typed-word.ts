import { nearKeys } from './sound-key.ts'
import { cuts, isHindi, partTerms, singularTerms, soundTerms, spelledTerms } from './word-terms.ts'

/** Holds alternatives: an item has the group when it has one of its terms. */
export type TermGroup = readonly string[]

type Counts = ReadonlyMap<string, number>

export interface PossibleMeanings {
	/** Are all terms about which `meantGroups` wants to know. */
	terms: TermGroup
	isHindi: boolean
	spelled: TermGroup
	sounds: TermGroup
	/** Are those for a word that is not known as it is spelled. */
	soundsOfUnknown: TermGroup
	/** Are those for a word that is not known as it sounds, either. */
	nearSounds: TermGroup
	cuts: readonly { parts: readonly TermGroup[]; isShort: boolean }[]
}

/** A word that is known is taken for two others only where both are known so many times better. */
const muchBetter = 3

/** A shorter part of a known word stands there by chance more often than not: दर and बार in दरबार. */
const shortestPart = 3

export function possibleMeanings(word: string): PossibleMeanings {
	const spelled = spelledTerms(word)
	const sounds = soundTerms(word)
	const soundsOfUnknown = isHindi(word) ? sounds : [...sounds, ...singularTerms(word)]
	const nearSounds = soundsOfUnknown.flatMap(nearKeys)
	const allCuts = cuts(word).map((parts) => ({
		parts: parts.map(partTerms),
		isShort: parts.some((part) => part.length < shortestPart),
	}))
	const terms = [...spelled, ...soundsOfUnknown, ...nearSounds, ...allCuts.flatMap(({ parts }) => parts.flat())]
	return { terms, isHindi: isHindi(word), spelled, sounds, soundsOfUnknown, nearSounds, cuts: allCuts }
}

/**
 * Says which groups an item must have to hold what was typed. Usually it is one. Where the word may be two, an item needs
 * the whole or the first part, and the whole or the second: (लोकदेवता, लोक) and (लोकदेवता, देवता).
 */
export function meantGroups(word: PossibleMeanings, counts: Counts): TermGroup[] {
	const whole = [...word.spelled, ...soundsMeant(word, counts)]
	const cut = bestCut(word, counts)
	return cut ? cut.map((part) => [...whole, ...part]) : [whole]
}

/** Who writes Hindi letters is taken at his word where it is known; Latin ones may always spell a Hindi word. */
function soundsMeant(word: PossibleMeanings, counts: Counts): TermGroup {
	if (best(word.spelled, counts) > 0) return word.isHindi ? [] : word.sounds
	return best(word.soundsOfUnknown, counts) > 0 ? word.soundsOfUnknown : word.nearSounds
}

/** Cuts a word where both parts are known: पंचायतीराज; a known one only where they are known better, as in लोकदेवता. */
function bestCut(word: PossibleMeanings, counts: Counts): readonly TermGroup[] | undefined {
	const spelled = best(word.spelled, counts)
	if (spelled > 0 && !word.isHindi) return undefined
	const known = word.isHindi ? spelled : best(word.soundsOfUnknown, counts)
	const rated = word.cuts
		.filter(({ isShort }) => known === 0 || !isShort)
		.map(({ parts }) => ({ parts, count: Math.min(...parts.map((part) => best(part, counts))) }))
		.filter(({ count }) => count > 0 && count >= known * muchBetter)
	return rated.sort((one, other) => other.count - one.count)[0]?.parts
}

const best = (terms: TermGroup, counts: Counts) => Math.max(0, ...terms.map((term) => counts.get(term) ?? 0))
