import type { Point } from '@aravalli/shared/study-material/find-place'
import type { MapPlace } from '@aravalli/shared/study-material/item-contract'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { announce } from '#web/ui/announcer.tsx'
import { findDistrict } from '../base-map.ts'
import { messages as mapMessages } from '../messages.en.ts'
import { toSheet } from '../projection.ts'
import type { BaseMapState } from '../use-base-map.ts'
import type { MapMover } from '../use-map-window.ts'
import { advanced, askedId, type FindRound, findingsOf, pointOf } from './find-round.ts'
import type { Finding } from './use-find-round.ts'
import { useVerdict } from './use-verdict.ts'

interface RoundSteps {
	finding: Finding
	round: FindRound
	places: readonly MapPlace[]
	base: BaseMapState
	mover: MapMover
}

/** Takes a learner's steps in a round, and says each to a reader who does not see the map. */
export function useRoundSteps({ finding, round, places, base, mover }: RoundSteps) {
	const m = useMessages(mapMessages)
	const language = useLanguage()
	const verdictOf = useVerdict(base)
	const placeOf = (id: string | null) => places.find((place) => place.id === id)

	function pin(at: Point) {
		if (round.isShown) return
		finding.step({ kind: 'pin', at })
		const district = base.map && findDistrict(base.map, at)
		announce(district ? m.pinSetIn(district.name[language]) : m.pinSet)
	}

	function check() {
		const checked = advanced(round, { kind: 'check' })
		const last = checked.isShown ? findingsOf(checked, places).at(-1) : undefined
		if (!last) {
			announce(m.noPin)
			return
		}
		finding.step({ kind: 'check' })
		mover.show(toSheet(pointOf(last.place)))
		announce(`${last.place.name}: ${verdictOf(last)} ${m.points(last.points)}`)
	}

	function next() {
		const after = advanced(round, { kind: 'next' })
		finding.step({ kind: 'next' })
		mover.showAll()
		const place = placeOf(askedId(after))
		announce(place ? `${m.question(after.given.length + 1, after.ids.length)}. ${m.find(place.name)}` : m.result)
	}

	const act = () => (round.isShown ? next() : check())
	return {
		pin,
		act,
		/** Sets the pin where the cross-hair is; where it stands there already, the answer is checked, and then the next place is asked. */
		enter(at: Point) {
			if (round.isShown || isSame(round.pin, at)) act()
			else pin(at)
		},
	}
}

const isSame = (a: Point | null, b: Point) => a?.[0] === b[0] && a[1] === b[1]
