import { type Kind, type KindArea, kindAreas } from '@aravalli/shared/content/kind'
import { kinds } from '@aravalli/shared/kinds'

/** Gives all kinds as the desk groups them, each group in the order of the register. */
export const kindsByArea: { area: KindArea; kinds: Kind[] }[] = kindAreas.map((area) => ({
	area,
	kinds: kinds.filter((kind) => kind.area === area),
}))
