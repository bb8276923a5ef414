import { distanceKilometres, type Point } from '@aravalli/shared/study-material/find-place'
import { type KeyboardEvent, useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { announce } from '#web/ui/announcer.tsx'
import { hasModifier } from '../../canvas/zoom-keys.ts'
import { findDistrict } from '../base-map.ts'
import { arrows, moveByKey, zoomByKey } from '../map-keys.ts'
import { messages as mapMessages } from '../messages.en.ts'
import { onSheet, toSheet } from '../projection.ts'
import type { BaseMapState } from '../use-base-map.ts'
import type { MapMover } from '../use-map-window.ts'

/** The keys move the cross-hair over the map by this step. */

const STEP_KILOMETRES = 20
const SMALL_STEP_KILOMETRES = 5

/** The cross-hair begins in the middle of the State, near Ajmer, because nowhere is far from there. */
export const startOfCrossHair: Point = [74, 26.6]

/** @param right and down: -1, 0 or 1 @returns where it is after a step of so many kilometres, at most at the edge of the sheet */
export function steppedFrom([longitude, latitude]: Point, right: number, down: number, kilometres: number): Point {
	const perLatitude = distanceKilometres([longitude, 0], [longitude, 1])
	const perLongitude = perLatitude * Math.cos((latitude * Math.PI) / 180)
	return onSheet([longitude + (right * kilometres) / perLongitude, latitude - (down * kilometres) / perLatitude])
}

interface CrossHairWanted {
	base: BaseMapState
	mover: MapMover
	/** A place is asked; else the arrows move the map. */
	isAiming: boolean
	onEnter: (at: Point) => void
}

/** Points without a finger: arrows move the cross-hair and say in which district it is. */
export function useCrossHair({ base, mover, isAiming, onEnter }: CrossHairWanted) {
	const m = useMessages(mapMessages)
	const language = useLanguage()
	const [at, setAt] = useState(startOfCrossHair)

	function move(event: KeyboardEvent, [right, down]: readonly [number, number]) {
		const next = steppedFrom(at, right, down, event.shiftKey ? SMALL_STEP_KILOMETRES : STEP_KILOMETRES)
		setAt(next)
		mover.show(toSheet(next))
		if (!base.map) return
		const district = findDistrict(base.map, next)
		announce(district ? m.crossHairIn(district.name[language]) : m.crossHairOutside)
	}

	function onKeyDown(event: KeyboardEvent) {
		const direction = arrows[event.key]
		if (event.key === 'Enter' && !hasModifier(event)) {
			event.preventDefault()
			onEnter(at)
		} else if (isAiming && direction && !hasModifier(event)) {
			event.preventDefault()
			move(event, direction)
		} else if (!zoomByKey(event, mover) && !isAiming) {
			moveByKey(event, mover)
		}
	}
	return { at, onKeyDown }
}
