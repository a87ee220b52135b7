import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { markPure } from './pure-definitions.ts';
import { throwingExports } from './without-json-schema.ts';
import { replacePipelineChecks } from './without-pipelines.ts';

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const read = (file: string) => readFileSync(file, 'utf8');

describe('Firestore without its pipelines', () => {
  const [file = ''] = globSync(`${modules}@firebase/firestore/dist/common-*.esm.js`);

  it('asks nowhere whether a query is one', () => {
    const code = replacePipelineChecks(read(file), file);
    const asked =
      code.match(/(?<!function )__PRIVATE_(?:isPipeline|targetIsPipelineTarget)\(/g) ?? [];
    expect(asked).toEqual([]);
    expect(code.length).toBeLessThan(read(file).length / 2);
  });

  it('fails where its source is written otherwise', () => {
    expect(() => replacePipelineChecks('export const nothing = 1;', 'common-x.esm.js')).toThrow(
      'any more',
    );
  });
});

it.each(['to-json-schema', 'json-schema-processors'])(
  'zod’s %s keeps its names, each of which refuses',
  (name) => {
    const code = throwingExports(read(`${modules}zod/v4/core/${name}.js`));
    expect(code).toMatch(/refuse as \w+/);
    expect(code).toContain('JSON schemas are not part of the app.');
  },
);

it('React Router’s definitions are marked as pure, its boundaries extend a constant', () => {
  const code = markPure(`import * as React3 from "react";
var Link = React3.forwardRef(function () {});
Link.displayName = "Link";
var Boundary = class extends React3.Component {};`);
  expect(code).toContain('/* @__PURE__ */ React3.forwardRef(');
  expect(code).not.toContain('displayName');
  expect(code).toContain('const React3Component = React3.Component;');
  expect(code).toContain('class extends React3Component');
});
