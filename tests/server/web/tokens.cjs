// Says of each pair of scripts whether they are one program: the same tree of the same tokens.
// node tokens.cjs TYPESCRIPT < [[name, script, script], …]; prints the names of those that differ.
const ts = require(process.argv[2]);

function* leaves(node, file) {
  yield node.kind;
  if (ts.isToken(node)) yield node.getText(file);
  const below = [];
  ts.forEachChild(node, (child) => { below.push(child); });
  for (const child of below) yield* leaves(child, file);
}

function read(script) {
  const file = ts.createSourceFile('script.js', script, ts.ScriptTarget.Latest);
  // The last token of a file is its end, which has no text but that of comments before it.
  return JSON.stringify([file.parseDiagnostics.length, ...[...leaves(file, file)].slice(0, -1)]);
}

const pairs = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
const differ = pairs.filter(([, one, other]) => read(one) !== read(other)).map(([name]) => name);
console.log(JSON.stringify(differ));
