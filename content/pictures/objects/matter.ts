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
	satellite:
		'<g transform="rotate(-24 200 120)"><path class="t" d="M40 92h96v56H40zM264 92h96v56h-96z"/><path class="D w4" d="M64 92v56M88 92v56M112 92v56M288 92v56M312 92v56M336 92v56M40 120h96M264 120h96"/><path class="C w6" d="M136 120h28M236 120h28"/><path class="c" d="M164 84h72v72h-72z"/><path class="k" d="M176 96h48v16h-48z"/><path class="C w5" d="M200 156v20"/></g><path class="k" d="M186 178q34 22 66-4l-16 34q-34 10-50-30"/><path class="T w5" d="M150 196q10 18 32 22M130 204q14 26 46 30"/>',
	capsule:
		'<path class="c" d="M172 56h56l48 96H124z"/><path class="t" d="M200 56h28l48 96h-76z"/><path class="k" d="M116 152h168v18H116z"/><path class="d" d="M130 170h140l-18 22H148z"/><path class="c" d="M180 36h40v20h-40z"/><circle class="d" cx="200" cy="104" r="17"/><circle class="T w5" cx="200" cy="104" r="17"/><path class="K w8" d="M160 204v20M200 204v30M240 204v20"/><path class="c" d="M70 62l5 12 12 5-12 5-5 12-5-12-12-5 12-5zM322 96l4 10 10 4-10 4-4 10-4-10-10-4 10-4z"/>',
	bat: '<g transform="rotate(38 190 126)"><path class="d" d="M180 14h22v66h-22z"/><path class="T w4" d="M180 28h22M180 42h22M180 56h22"/><path class="c" d="M166 80h50v124q-25 22-50 0z"/><path class="t" d="M191 80h25v124q-12 10-25 10z"/></g><circle class="k" cx="268" cy="182" r="25"/><path class="D w4" d="M252 164q14 16 2 38M284 162q-16 18-4 38"/>',
	helmet:
		'<path class="k" d="M104 168q0-100 96-100t96 100z"/><path class="c" d="M182 56h36v112h-36z"/><path class="T w6" d="M150 84q-18 32-18 84M250 84q18 32 18 84"/><path class="c" d="M80 164h240q0 28-32 28H112q-32 0-32-28"/>',
	ship: '<path class="c" d="M70 160h260l-34 44H110z"/><path class="d" d="M82 176h236l-6 8H88z"/><path class="k" d="M112 118h54v42h-54zM172 118h54v42h-54z"/><path class="t" d="M232 118h54v42h-54zM142 72h54v42h-54z"/><path class="c" d="M202 72h54v42h-54z"/><path class="D w4" d="M130 118v42M148 118v42M190 118v42M208 118v42M250 118v42M268 118v42M160 72v42M178 72v42M220 72v42M238 72v42"/><path class="T w6" d="M60 222q20-14 40 0t40 0 40 0 40 0 40 0 40 0 40 0"/>',
	leaf: '<path class="c" d="M108 190q-30-130 190-150 6 190-130 176-34-4-60-26"/><path class="t" d="M298 40q6 190-130 176-34-4-60-26 110-40 190-150"/><path class="K w8" d="M84 220q60-90 160-134"/><path class="D w5" d="M154 141l2-50M154 141l54 14M197 111l6-46M197 111l52 2"/>',
} as const
