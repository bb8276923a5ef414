/**
 * The browser keeps a map's rounds here: the one in hand in the tab, so that a reload loses nothing, and the best
 * result for the next visit. Both go when somebody signs out. What is read may be of an older map, or written by
 * anybody: it is used only when it is a round of this map.
 */
import { FULL_POINTS, type Point, ROUND_PLACES } from '@aravalli/shared/study-material/find-place'
import { mapBests, mapRounds } from '../../stored.ts'
import { isOnSheet } from '../projection.ts'
import { type FindRound, isOver, type Score } from './find-round.ts'

export interface KeptRound {
	round: FindRound
	/** Is true for a round that was on the screen. */
	isOpen: boolean
}

/**
 * Keeps a round. Where storage is full or refused the round goes on while the page is open.
 *
 * @param mapId of the item
 */
export function keepRound(mapId: string, kept: KeptRound): void {
	if (isOver(kept.round)) mapRounds.remove(mapId)
	else mapRounds.writeJson(kept, mapId)
}

/** @param known the places of the map */
export function keptRound(mapId: string, known: readonly string[]): KeptRound | null {
	return readRound(mapRounds.readJson(mapId), known)
}

export function keepBest(mapId: string, best: Score): void {
	mapBests.writeJson(best, mapId)
}

export const keptBest = (mapId: string): Score | null => readBest(mapBests.readJson(mapId))

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isPoint = (value: unknown): value is Point =>
	Array.isArray(value) &&
	value.length === 2 &&
	value.every((part) => typeof part === 'number') &&
	isOnSheet(value as unknown as Point)

/** Returns null unless it is a round of the map that can go on. */
export function readRound(value: unknown, known: readonly string[]): KeptRound | null {
	if (!isObject(value) || typeof value.isOpen !== 'boolean' || !isObject(value.round)) return null
	const { ids, given, pin, isShown, isWhole } = value.round
	if (typeof isShown !== 'boolean' || typeof isWhole !== 'boolean') return null
	if (!isListOf(ids, known) || !Array.isArray(given) || !given.every(isPoint)) return null
	if (!(pin === null || (isPoint(pin) && !isShown))) return null
	const round = { ids, given, pin, isShown, isWhole }
	const isInHand = given.length <= ids.length && !(isShown && given.length === 0) && !isOver(round)
	return isInHand ? { round, isOpen: value.isOpen } : null
}

/** Tells whether the ids are some of the places, each once. */
function isListOf(ids: unknown, known: readonly string[]): ids is string[] {
	if (!Array.isArray(ids) || ids.length === 0 || ids.length > ROUND_PLACES) return false
	return ids.every((id) => known.includes(id)) && new Set(ids).size === ids.length
}

export function readBest(value: unknown): Score | null {
	if (!isObject(value)) return null
	const { points, maximum } = value
	if (typeof points !== 'number' || typeof maximum !== 'number') return null
	const places = maximum / FULL_POINTS
	const isResult =
		Number.isInteger(points) && Number.isInteger(places) && places >= 1 && places <= ROUND_PLACES && points >= 0
	return isResult && points <= maximum ? { points, maximum } : null
}
