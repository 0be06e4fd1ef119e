/**
 * Markdown texts, by name, that try to run a script, to load from another site or to take over the page. Most
 * would call `alert`; their visible text contains “words” where it should survive.
 */
export const hostileMarkdown: Readonly<Record<string, string>> = {
  "a script": "Before\n\n<script>alert(1)</script>\n\nAfter",
  "a script in a paragraph": "Before <script>alert(1)</script> after",
  "a broken script": "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "a picture that fails": '<img src="x" onerror="alert(1)" alt="words">',
  "a picture of another site": "![words](https://evil.example/track.png)",
  "a picture with an address that runs": "![words](javascript:alert(1))",
  "a link that runs": "[words](javascript:alert(1))",
  "a link that runs, in disguise": "[words](JaVaScRiPt:alert(1)) [more](&#106;avascript:alert(1))",
  "a raw link that runs": '<a href=" java\tscript:alert(1)" onclick="alert(1)">words</a>',
  "a link with data": "[words](data:text/html,<script>alert(1)</script>)",
  "an automatic link that runs": "<javascript:alert(1)>",
  "a drawing that loads": '<svg onload="alert(1)"><script>alert(1)</script></svg>',
  "a formula with a link": '<math><mtext></mtext><a xlink:href="javascript:alert(1)">words</a></math>',
  "a frame": '<iframe srcdoc="<script>alert(1)</script>" src="javascript:alert(1)"></iframe>',
  "an object": '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  "a form":
    '<form action="javascript:alert(1)"><input autofocus onfocus="alert(1)"><button>words</button></form>',
  "a details that opens": '<details open ontoggle="alert(1)"><summary>words</summary></details>',
  "a video that fails":
    '<video><source onerror="alert(1)"></video><audio src="x" onerror="alert(1)"></audio>',
  "a style":
    '<style>@import "https://evil.example/x.css"; body { display: none }</style><p style="position:fixed">words</p>',
  "a base and a refresh":
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=javascript:alert(1)"><link rel="stylesheet" href="https://evil.example/x.css">',
  "names that shadow the page's": '<p id="___gatsby" name="body" class="t-1">words</p>',
  "a table with a handler": "| a |\n| - |\n| <b onmouseover=alert(1)>words</b> |",
  "a comment that ends early": "<!--><img src=x onerror=alert(1)>-->",
  "markup that mutates": '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  "a template": '<template><img src="x" onerror="alert(1)"></template>',
};
