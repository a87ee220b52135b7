/** Report of the emulator about an expression: its position, and its values so far. */
interface Expression {
  sourcePosition: { line: number; currentOffset: number; endOffset: number };
  values?: { value: { boolValue?: boolean } }[];
  children?: Expression[];
}

interface Report {
  rules: { files: { content: string }[] };
  report: Expression[];
}

export interface Coverage {
  expressions: number;
  /** Expressions that were never evaluated. */
  unreached: string[];
  /** Conditions that had one value only. */
  oneSided: string[];
}

/** Returns which expressions of a project's rules were evaluated since the rules were loaded. */
export async function ruleCoverage(projectId: string): Promise<Coverage> {
  const host = process.env.FIRESTORE_EMULATOR_HOST ?? '';
  const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}:ruleCoverage`);
  const { rules, report } = (await answer.json()) as Report;
  const source = rules.files[0]?.content ?? '';
  const coverage: Coverage = { expressions: 0, unreached: [], oneSided: [] };
  const collect = ({ sourcePosition, values = [], children = [] }: Expression): void => {
    const { line, currentOffset, endOffset } = sourcePosition;
    const text = source.slice(currentOffset, endOffset + 1);
    const answers = new Set(values.map(({ value }) => value.boolValue));
    answers.delete(undefined);
    coverage.expressions += 1;
    if (values.length === 0) coverage.unreached.push(`${line}: ${text}`);
    // Public documents have no refused role.
    if (answers.size === 1 && !text.startsWith('anyone'))
      coverage.oneSided.push(`${line}: ${text}`);
    children.forEach(collect);
  };
  report.forEach(collect);
  return coverage;
}
