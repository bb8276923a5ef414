/**
 * Portraits of invented people: 7:9, in flat colours, for the jharokha arch that the page puts around them. Without a face on purpose:
 * nobody is to be taken for somebody.
 */
const skins = ['#e3b48e', '#d29d72', '#b9835a', '#9a6844'] as const

/** Each entry is the colour of the cloth and of the wall behind it. */
const cloths = {
	neel: { cloth: '#243b8f', wall: '#dde6f9' },
	kesari: { cloth: '#a64200', wall: '#f7e7cb' },
	pottery: { cloth: '#086468', wall: '#d9f0ef' },
	sand: { cloth: '#8a6a3a', wall: '#f3e6d3' },
	grey: { cloth: '#4a5066', wall: '#e4e8f0' },
} as const

const hairColour = '#231a17'

export type Hair = 'short' | 'long' | 'bun' | 'dupatta' | 'turban' | 'cap'

export interface Portrait {
	/** 1 to 4, from light to dark. */
	skin: number
	hair: Hair
	cloth: keyof typeof cloths
}

export const portraitSize = { width: 224, height: 288 }

/** Draws the picture as SVG, on a grid of 112 by 144. */
export function drawPortrait({ skin, hair, cloth }: Portrait): string {
	const face = skins[skin - 1] ?? skins[0]
	const colours = cloths[cloth]
	const { behind = '', above = '' } = heads[hair](colours)
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${portraitSize.width}" height="${portraitSize.height}" viewBox="0 0 112 144">
<path fill="${colours.wall}" d="M0 0H112V144H0Z"/>
${behind}
<path fill="${colours.cloth}" d="M0 144V106C14 93 34 85 56 85S98 93 112 106V144Z"/>
<path fill="${face}" d="M45 72H67V88C67 93 62 97 56 97S45 93 45 88Z"/>
<path fill="#000" opacity=".13" d="M45 78C49 84 63 84 67 78V84C62 89 50 89 45 84Z"/>
<path fill="${face}" d="M36 52C36 38 45 31 56 31S76 38 76 52C76 69 66 81 56 81S36 69 36 52Z"/>
${above}
</svg>`
}

type Colours = (typeof cloths)[keyof typeof cloths]

/** Draws what is behind the shoulders and what is over the head. */
const heads: Record<Hair, (colours: Colours) => { behind?: string; above?: string }> = {
	short: () => ({
		above: `<path fill="${hairColour}" d="M35 56C32 36 40 24 56 24S80 36 77 56C75 45 70 41 56 41S37 45 35 56Z"/>`,
	}),
	long: () => ({
		behind: `<path fill="${hairColour}" d="M31 100C29 80 29 62 31 50C33 33 42 24 56 24S79 33 81 50C83 62 83 80 81 100Z"/>`,
		above: `<path fill="${hairColour}" d="M34 60C33 38 42 26 56 26S79 38 78 60C76 48 70 40 56 37C42 40 36 48 34 60Z"/>`,
	}),
	bun: () => ({
		behind: `<circle fill="${hairColour}" cx="56" cy="20" r="11"/>`,
		above: `<path fill="${hairColour}" d="M34 58C32 37 41 25 56 25S80 37 78 58C76 47 71 41 56 38C41 41 36 47 34 58Z"/>`,
	}),
	dupatta: ({ cloth }) => ({
		behind: `<path fill="${cloth}" d="M22 108C27 90 27 72 29 54C31 32 42 20 56 20S81 32 83 54C85 72 85 90 90 108Z"/>`,
		above:
			`<path fill="${hairColour}" d="M36 52C36 38 45 30 56 30S76 38 76 52C74 44 66 39 56 37C46 39 38 44 36 52Z"/>` +
			`<path fill="${cloth}" d="M28 104C32 88 30 70 31 55C33 34 43 22 56 22S79 34 81 55C82 70 80 88 84 104L72 96C76 84 76 70 75 58C74 42 67 33 56 33S38 42 37 58C36 70 36 84 40 96Z"/>` +
			'<path fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2" d="M40 95C36 84 36 70 37 58C38 42 45 33 56 33S74 42 75 58C76 70 76 84 72 95"/>',
	}),
	turban: ({ cloth }) => ({
		above:
			`<path fill="${turbanOf(cloth)}" d="M30 47C26 28 38 13 57 13S87 28 82 47C76 39 68 36 56 36S36 39 30 47Z"/>` +
			'<path fill="none" stroke="#000" stroke-opacity=".2" stroke-width="2.2" stroke-linecap="round" d="M33 36C42 25 60 20 79 25M31 43C42 33 62 27 82 34M44 17C52 18 60 17 67 15"/>' +
			`<path fill="${hairColour}" d="M46 69C50 66 54 67 56 68C58 67 62 66 66 69C62 72 58 71 56 70C54 71 50 72 46 69Z"/>`,
	}),
	cap: ({ cloth }) => ({
		above:
			`<path fill="${hairColour}" d="M35 56C33 44 36 38 40 36H72C76 38 79 44 77 56C76 48 74 44 72 42H40C38 44 36 48 35 56Z"/>` +
			`<path fill="${turbanOf(cloth)}" d="M35 42C33 27 42 20 56 20S79 27 77 42C64 38 48 38 35 42Z"/>` +
			`<path fill="${turbanOf(cloth)}" d="M34 41C48 35 64 35 78 41C82 42 84 46 82 49C70 41 42 41 30 49C28 46 30 42 34 41Z"/>` +
			'<path fill="#000" opacity=".28" d="M34 41C48 35 64 35 78 41C82 42 84 46 82 49C70 41 42 41 30 49C28 46 30 42 34 41Z"/>',
	}),
}

/** A headdress is of another colour than the shirt. */
function turbanOf(cloth: string): string {
	return cloth === cloths.pottery.cloth ? '#d9701a' : cloth === cloths.sand.cloth ? '#ae1e2b' : '#e0a02c'
}
