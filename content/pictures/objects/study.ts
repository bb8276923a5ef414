/** Objects of reading, writing and thinking. `draw-cover.ts` says what the classes are. */
export const studyObjects = {
	clock:
		'<circle class="c" cx="200" cy="122" r="84"/><path class="k" d="M200 122V52a70 70 0 1 1-60.6 105z"/><circle class="c" cx="200" cy="122" r="44"/><path class="D w8" d="M200 122V86M200 122l26 18"/><path class="C w8" d="M132 46l-24 24M268 46l24 24"/>',
	newspaper:
		'<path class="t" d="M98 58h180v152H98z"/><path class="c" d="M122 38h180v152H122z"/><path class="k" d="M138 54h148v26H138z"/><path class="d" d="M138 94h66v54h-66z"/><path class="D w5" d="M220 98h66M220 116h66M220 134h66M138 164h148M138 178h96"/>',
	marking:
		'<path class="c" d="M112 30h176v182H112z"/><path class="t" d="M112 30h176v26H112z"/><circle class="D w5" cx="150" cy="88" r="13"/><circle class="k" cx="150" cy="130" r="15"/><circle class="D w5" cx="150" cy="172" r="13"/><path class="D w6" d="M182 88h54M182 130h44M182 172h54"/><path class="K w10" d="M254 112l26 34M280 112l-26 34"/>',
	notebooks:
		'<path class="t" d="M84 60h108v146H84z"/><path class="c" d="M208 60h108v146H208z"/><path class="D w4" d="M108 60v146M232 60v146"/><path class="C w5" d="M124 92h50M124 114h50M124 136h36"/><path class="D w5" d="M248 92h50M248 114h50M248 136h36"/><path class="k" d="M292 30l22 12-62 112-26 16 4-30z"/>',
	syllabus:
		'<path class="c" d="M118 28h164v184H118z"/><path class="k" d="M166 18h68v26h-68z"/><path class="D w6" d="M142 78l10 10 18-20M142 118l10 10 18-20"/><path class="D w5" d="M142 150h24v22h-24z"/><path class="D w6" d="M188 80h70M188 120h54M188 162h70"/>',
	cards:
		'<g transform="rotate(-9 170 140)"><path class="t" d="M104 84h130v98H104z"/></g><path class="c" d="M124 76h140v106H124z"/><path class="D w5" d="M146 106h96M146 128h96M146 150h56"/><path class="K w9" d="M290 92a92 92 0 0 1-40 100M112 46a92 92 0 0 1 110-6"/><path class="k" d="M256 206l-18-30 36 0zM236 28l2 32-30-14z"/>',
	tower:
		'<path class="C w7" d="M200 74l-46 138M200 74l46 138M182 130h36M168 172h64M168 172l50-42M232 172l-50-42"/><circle class="k" cx="200" cy="62" r="14"/><path class="K w8" d="M164 84a42 42 0 0 1 0-48M236 84a42 42 0 0 0 0-48"/><path class="T w8" stroke-dasharray="14 12" d="M136 102a76 76 0 0 1 0-84M264 102a76 76 0 0 0 0-84"/>',
	calendar:
		'<path class="c" d="M104 52h192v160H104z"/><path class="k" d="M104 52h192v38H104z"/><path class="C w10" d="M148 36v28M252 36v28"/><path class="t" d="M122 106h24v20h-24zM156 106h24v20h-24zM190 106h24v20h-24zM224 106h24v20h-24zM122 138h24v20h-24zM156 138h24v20h-24zM190 138h24v20h-24zM122 170h24v20h-24z"/><circle class="K w7" cx="270" cy="182" r="17"/>',
	foldedMap:
		'<path class="c" d="M86 62l76-26v150l-76 26z"/><path class="t" d="M162 36l76 26v150l-76-26z"/><path class="c" d="M238 62l76-26v150l-76 26z"/><path class="K w6" stroke-dasharray="14 10" d="M104 172q50-70 96-50t80-34"/><path class="k" d="M286 44q26 0 26 26 0 18-26 44-26-26-26-44 0-26 26-26"/><circle class="c" cx="286" cy="70" r="9"/>',
	answer:
		'<path class="c" d="M106 30h164v182H106z"/><path fill="none" stroke="#de7480" stroke-width="3" d="M134 30v182M140 30v182"/><path class="D w4" d="M152 66h98M152 90h98M152 114h98M152 138h60"/><path class="k" d="M300 74l24 14-64 110-28 18 4-34z"/>',
	swap: '<path class="c" d="M72 60h104v58H72z"/><path class="t" d="M224 132h104v58H224z"/><path class="k" d="M224 60h104v58H224z"/><path class="c" d="M72 132h104v58H72z"/><path class="C w7" d="M184 90h34M182 160h34"/><path class="c" d="M206 76l18 14-18 14zM196 146l-18 14 18 14z"/><path class="D w5" d="M92 88h64M92 160h44M244 88h44M244 160h64"/>',
	join: '<path class="c" d="M66 78h112v34q18-12 30 0 14 14 0 32-12 10-30-2v36H66z"/><path class="k" d="M222 78h112v100H222v-30q10 6 18-2 10-10 0-24-8-10-18-4z"/><path class="D w6" d="M92 106h56M92 130h40M262 106h46M262 130h46"/>',
	letter:
		'<path class="c" d="M90 74h190v126H90z"/><path class="D w6" d="M94 80l91 70 91-70"/><path class="k" d="M306 34l22 14-70 118-28 18 6-34z"/>',
	growing:
		'<path class="t" d="M70 60h94v52H70z"/><path class="C w5" d="M86 78h60M86 94h34"/><path class="K w8" d="M130 128q10 32 44 32"/><path class="k" d="M170 144l24 16-24 16z"/><path class="c" d="M204 84h122v128H204z"/><path class="D w5" d="M222 108h86M222 128h86M222 148h86M222 168h86M222 188h50"/>',
	mind: '<path class="c" d="M148 212v-42q-40-24-40-72 0-66 84-66 78 0 82 64l20 38-22 8v26q0 12-14 12h-28v32z"/><path class="k" d="M188 142q-44-30-44-54 0-22 22-22 16 0 22 16 6-16 22-16 22 0 22 22 0 24-44 54"/>',
	people:
		'<circle class="t" cx="112" cy="98" r="26"/><path class="t" d="M66 204q0-70 46-70t46 70z"/><circle class="t" cx="288" cy="98" r="26"/><path class="t" d="M242 204q0-70 46-70t46 70z"/><circle class="c" cx="200" cy="80" r="32"/><path class="c" d="M142 212q0-90 58-90t58 90z"/><path class="K w6" d="M168 170q32 22 64 0"/>',
	ladder:
		'<path class="t" d="M60 176h70v36H60z"/><path class="c" d="M138 140h70v72h-70z"/><path class="k" d="M216 104h70v108h-70z"/><circle class="c" cx="95" cy="142" r="16"/><circle class="c" cx="173" cy="106" r="16"/><circle class="c" cx="251" cy="70" r="16"/><path class="K w7" d="M104 100q40-54 96-54"/><path class="k" d="M196 30l22 16-22 16z"/>',
	hands: `<circle class="k" cx="200" cy="72" r="38"/><path class="c" d="M70 150h60l54 16h46q16 0 16 14t-16 12h-40 56l66-34q16-4 20 8 2 10-10 18l-76 32H154l-34-14H70z"/><path class="t" d="M52 142h26v70H52z"/><path class="D w5" d="M186 56h30M186 68h30M190 80l20 14M190 80q24 0 24-24"/>`,
} as const
