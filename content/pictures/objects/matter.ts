/** Objects of money, science and sport. `draw-cover.ts` says what the classes are. */
const rupee = (x: number, y: number, size: number) =>
	`<path transform="translate(${x} ${y}) scale(${size / 24})" fill="none" class="D" stroke-width="2.6" d="M6 3h12M6 8h12M6 13l8.5 8M6 13h3M9 13c6.667 0 6.667-10 0-10"/>`

export const matterObjects = {
	coins: `<path class="t" d="M76 184h92v26H76zM76 152h92v26H76z"/><path class="c" d="M232 184h92v26h-92zM232 152h92v26h-92zM232 120h92v26h-92z"/><path class="k" d="M232 88h92v26h-92z"/><circle class="k" cx="150" cy="92" r="54"/><circle class="c" cx="150" cy="92" r="42"/>${rupee(122, 66, 54)}`,
	receipt: `<path class="c" d="M122 30h156v180l-20-14-20 14-19-14-19 14-19-14-19 14-20-14-20 14z"/><path class="D w5" d="M146 122h76M146 146h76M146 170h52"/><path class="k" d="M238 114h20v64h-20z"/>${rupee(172, 46, 56)}`,
	deficit:
		'<path class="C w6" d="M84 40v170h240"/><path class="c" d="M108 118h34v90h-34zM176 136h34v72h-34zM244 124h34v84h-34z"/><path class="k" d="M108 84h34v30h-34zM176 80h34v52h-34zM244 62h34v58h-34z"/><path class="T w5" stroke-dasharray="10 10" d="M92 104l220-26"/>',
	gauge:
		'<path class="T w24" d="M110 176a90 90 0 0 1 50-80"/><path class="K w24" d="M170 92a90 90 0 0 1 60 0"/><path class="T w24" d="M240 96a90 90 0 0 1 50 80"/><path class="C w8" d="M200 176l22-60"/><circle class="c" cx="200" cy="178" r="15"/><path class="c" d="M96 202h208v10H96z"/>',
	budget: `<path class="C w8" d="M166 74V54h68v20"/><path class="c" d="M96 74h208v136H96z"/><path class="t" d="M96 74h208v46H96z"/><circle class="k" cx="200" cy="138" r="40"/>${rupee(178, 115, 44)}`,
	phone: `<path class="c" d="M146 22h108q12 0 12 12v172q0 12-12 12H146q-12 0-12-12V34q0-12 12-12"/><path class="d" d="M146 44h108v140H146z"/><circle class="k" cx="200" cy="106" r="36"/>${rupee(180, 85, 40)}<path class="C w5" d="M168 164h64"/><path class="K w7" d="M292 84l24 24-24 24M108 84l-24 24 24 24"/>`,
	lock: '<path class="C w12" d="M160 108V82a40 40 0 0 1 80 0v26"/><path class="c" d="M128 106h144v104H128z"/><circle class="k" cx="200" cy="148" r="16"/><path class="k" d="M193 152h14v32h-14z"/><path class="T w6" d="M60 130h48M60 158h48M60 186h48M292 130h48M292 158h48M292 186h48"/>',
	reactor:
		'<path class="c" d="M86 210v-74a56 56 0 0 1 112 0v74z"/><path class="t" d="M222 210q18-60 4-132h76q-14 72 4 132z"/><path class="C w6" d="M240 62q12-14 0-28M264 56q12-14 0-28M288 62q12-14 0-28"/><circle class="k" cx="142" cy="142" r="9"/><path class="K w5" d="M110 142q32-34 64 0-32 34-64 0M142 110q34 32 0 64-34-32 0-64"/><path class="C w5" d="M70 212h260"/>',
	vial: '<path class="c" d="M136 40h52v134a26 26 0 0 1-52 0z"/><path class="k" d="M136 110h52v64a26 26 0 0 1-52 0z"/><path class="t" d="M128 32h68v14h-68z"/><path class="c" d="M214 84h92v126h-92z"/><path class="D w5" d="M232 112l8 8 14-16M232 144l8 8 14-16M232 176l8 8 14-16M266 116h24M266 148h24M266 180h24"/>',
	medal:
		'<path class="t" d="M144 22h40l36 78-36 16z"/><path class="c" d="M256 22h-40l-36 78 36 16z"/><circle class="k" cx="200" cy="150" r="62"/><circle class="c" cx="200" cy="150" r="48"/><path class="k" d="M200 114l11 24 26 3-19 18 5 26-23-13-23 13 5-26-19-18 26-3z"/>',
	trophy:
		'<path class="C w9" d="M142 66h-34q0 54 44 62M258 66h34q0 54-44 62"/><path class="c" d="M138 40h124v48q0 52-62 68-62-16-62-68z"/><path class="k" d="M188 152h24v30h-24zM150 182h100v28H150z"/><path class="t" d="M138 40h124v18H138z"/>',
	track:
		'<path class="t" d="M40 214q-10-130 160-130t160 130h-40q0-94-120-94T80 214z"/><path class="c" d="M88 214q-2-84 112-84t112 84h-34q0-54-78-54t-78 54z"/><path class="D w4" d="M62 214q-8-112 138-112t138 112M106 214q-2-70 94-70t94 70"/><circle class="k" cx="208" cy="44" r="15"/><path class="K w12" d="M204 66l-12 36 26 20-8 34M194 104l-26 22-28-4M202 74l-28 14M206 74l28 14"/>',
} as const
