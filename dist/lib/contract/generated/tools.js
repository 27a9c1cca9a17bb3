export const toolsValidator = validate10;
const schema11 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "urn:basis-guard:tools:1", "title": "Declared tools", "description": "Programs that the agent may call as tools: .basis/tools.json in the workspace, tools.json in the operator's folder.", "type": "object", "additionalProperties": false, "required": ["schema"], "properties": { "$schema": { "title": "Where this schema lies", "description": "For editors; the guard does not read it.", "type": "string" }, "description": { "title": "What this file is for", "description": "For readers; the guard does not read it.", "type": "string" }, "schema": { "title": "Version of this format", "description": "Always 1.", "type": "integer", "const": 1 }, "tools": { "title": "The tools, by name", "description": "At most 64 letters, digits, underscores and hyphens; mcp__ is reserved, and the name of a built-in tool cannot be claimed. Absent: none.", "type": "object", "propertyNames": { "pattern": "^[A-Za-z0-9_-]{1,64}$", "patternErrorMessage": "must be a tool's name: 1 to 64 letters, digits, underscores or hyphens" }, "additionalProperties": { "$ref": "#/definitions/tool" } } }, "definitions": { "text": { "type": "string", "pattern": "^[^\\u0000]*$", "patternErrorMessage": "must not contain a NUL character" }, "tool": { "title": "A tool", "description": "One program. It reads the call's input as JSON on standard input; its standard output goes back to the model.", "type": "object", "additionalProperties": false, "required": ["description", "input_schema", "command"], "properties": { "description": { "title": "Description", "description": "What the model is told about the tool.", "type": "string", "minLength": 1 }, "input_schema": { "title": "Input schema", "description": "The JSON Schema that a call's input must fulfil (2020-12 unless its $schema says otherwise).", "type": "object" }, "command": { "title": "Program and arguments", "description": "Never meets a shell. ${NAME} is replaced where pass-env names the variable.", "type": "array", "examples": [["sh", ".basis/build.sh"]], "minItems": 1, "items": [{ "type": "string", "minLength": 1, "pattern": "^[^\\u0000]*$", "patternErrorMessage": "must not contain a NUL character" }], "additionalItems": { "$ref": "#/definitions/text" } }, "cwd": { "title": "Working folder", "description": "Relative to the workspace's root, which is the default. ${NAME} is replaced where pass-env names the variable.", "$ref": "#/definitions/text" }, "env": { "title": "Environment", "description": "Variables beyond the baseline. ${NAME} in a value is replaced where pass-env names the variable.", "type": "object", "propertyNames": { "pattern": "^[^=\\u0000]+$", "patternErrorMessage": "must be a variable's name: not empty, without an equals sign or a NUL character" }, "additionalProperties": { "$ref": "#/definitions/text" } }, "timeout_ms": { "title": "Deadline in milliseconds", "description": "Counts from before the program is started. Absent or null: 120000.", "type": ["integer", "null"], "minimum": 1, "maximum": 2147483647, "default": 120000 }, "side_effect": { "title": "How far a call reaches", "description": "process (the default): this machine. external: beyond it.", "type": "string", "enum": ["process", "external"], "default": "process" } } } } };
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");
const schema12 = { "title": "A tool", "description": "One program. It reads the call's input as JSON on standard input; its standard output goes back to the model.", "type": "object", "additionalProperties": false, "required": ["description", "input_schema", "command"], "properties": { "description": { "title": "Description", "description": "What the model is told about the tool.", "type": "string", "minLength": 1 }, "input_schema": { "title": "Input schema", "description": "The JSON Schema that a call's input must fulfil (2020-12 unless its $schema says otherwise).", "type": "object" }, "command": { "title": "Program and arguments", "description": "Never meets a shell. ${NAME} is replaced where pass-env names the variable.", "type": "array", "examples": [["sh", ".basis/build.sh"]], "minItems": 1, "items": [{ "type": "string", "minLength": 1, "pattern": "^[^\\u0000]*$", "patternErrorMessage": "must not contain a NUL character" }], "additionalItems": { "$ref": "#/definitions/text" } }, "cwd": { "title": "Working folder", "description": "Relative to the workspace's root, which is the default. ${NAME} is replaced where pass-env names the variable.", "$ref": "#/definitions/text" }, "env": { "title": "Environment", "description": "Variables beyond the baseline. ${NAME} in a value is replaced where pass-env names the variable.", "type": "object", "propertyNames": { "pattern": "^[^=\\u0000]+$", "patternErrorMessage": "must be a variable's name: not empty, without an equals sign or a NUL character" }, "additionalProperties": { "$ref": "#/definitions/text" } }, "timeout_ms": { "title": "Deadline in milliseconds", "description": "Counts from before the program is started. Absent or null: 120000.", "type": ["integer", "null"], "minimum": 1, "maximum": 2147483647, "default": 120000 }, "side_effect": { "title": "How far a call reaches", "description": "process (the default): this machine. external: beyond it.", "type": "string", "enum": ["process", "external"], "default": "process" } } };
const schema13 = { "type": "string", "pattern": "^[^\\u0000]*$", "patternErrorMessage": "must not contain a NUL character" };
const pattern1 = new RegExp("^[^\\u0000]*$", "u");
const pattern4 = new RegExp("^[^=\\u0000]+$", "u");
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) { let vErrors = null; let errors = 0; if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (((((data.description === undefined) || (!(func0.call(data, "description")))) && (missing0 = "description")) || (((data.input_schema === undefined) || (!(func0.call(data, "input_schema")))) && (missing0 = "input_schema"))) || (((data.command === undefined) || (!(func0.call(data, "command")))) && (missing0 = "command"))) {
            validate11.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'", schema: schema12.required, parentSchema: schema12, data }];
            return false;
        }
        else {
            const _errs1 = errors;
            for (const key0 of Object.keys(data)) {
                if (!(((((((key0 === "description") || (key0 === "input_schema")) || (key0 === "command")) || (key0 === "cwd")) || (key0 === "env")) || (key0 === "timeout_ms")) || (key0 === "side_effect"))) {
                    validate11.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema12, data }];
                    return false;
                    break;
                }
            }
            if (_errs1 === errors) {
                if (data.description !== undefined && func0.call(data, "description")) {
                    let data0 = data.description;
                    const _errs2 = errors;
                    if (errors === _errs2) {
                        if (typeof data0 === "string") {
                            if (data0.length < 1) {
                                validate11.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema12.properties.description, data: data0 }];
                                return false;
                            }
                        }
                        else {
                            validate11.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.description.type, parentSchema: schema12.properties.description, data: data0 }];
                            return false;
                        }
                    }
                    var valid0 = _errs2 === errors;
                }
                else {
                    var valid0 = true;
                }
                if (valid0) {
                    if (data.input_schema !== undefined && func0.call(data, "input_schema")) {
                        let data1 = data.input_schema;
                        const _errs4 = errors;
                        if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
                            validate11.errors = [{ instancePath: instancePath + "/input_schema", schemaPath: "#/properties/input_schema/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema12.properties.input_schema.type, parentSchema: schema12.properties.input_schema, data: data1 }];
                            return false;
                        }
                        var valid0 = _errs4 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.command !== undefined && func0.call(data, "command")) {
                            let data2 = data.command;
                            const _errs6 = errors;
                            if (errors === _errs6) {
                                if (Array.isArray(data2)) {
                                    if (data2.length < 1) {
                                        validate11.errors = [{ instancePath: instancePath + "/command", schemaPath: "#/properties/command/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema12.properties.command, data: data2 }];
                                        return false;
                                    }
                                    else {
                                        const len0 = data2.length;
                                        var valid1 = len0 <= 1;
                                        if (!valid1) {
                                            for (let i0 = 1; i0 < len0; i0++) {
                                                let data3 = data2[i0];
                                                const _errs8 = errors;
                                                const _errs9 = errors;
                                                if (errors === _errs9) {
                                                    if (typeof data3 === "string") {
                                                        if (!pattern1.test(data3)) {
                                                            validate11.errors = [{ instancePath: instancePath + "/command/" + i0, schemaPath: "#/definitions/text/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]*$" }, message: "must match pattern \"" + "^[^\\u0000]*$" + "\"", schema: "^[^\\u0000]*$", parentSchema: schema13, data: data3 }];
                                                            return false;
                                                        }
                                                    }
                                                    else {
                                                        validate11.errors = [{ instancePath: instancePath + "/command/" + i0, schemaPath: "#/definitions/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema13.type, parentSchema: schema13, data: data3 }];
                                                        return false;
                                                    }
                                                }
                                                var valid1 = _errs8 === errors;
                                                if (!valid1) {
                                                    break;
                                                }
                                            }
                                        }
                                        if (valid1) {
                                            const len1 = data2.length;
                                            if (len1 > 0) {
                                                let data4 = data2[0];
                                                const _errs11 = errors;
                                                if (errors === _errs11) {
                                                    if (typeof data4 === "string") {
                                                        if (data4.length < 1) {
                                                            validate11.errors = [{ instancePath: instancePath + "/command/0", schemaPath: "#/properties/command/items/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema12.properties.command.items[0], data: data4 }];
                                                            return false;
                                                        }
                                                        else {
                                                            if (!pattern1.test(data4)) {
                                                                validate11.errors = [{ instancePath: instancePath + "/command/0", schemaPath: "#/properties/command/items/0/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]*$" }, message: "must match pattern \"" + "^[^\\u0000]*$" + "\"", schema: "^[^\\u0000]*$", parentSchema: schema12.properties.command.items[0], data: data4 }];
                                                                return false;
                                                            }
                                                        }
                                                    }
                                                    else {
                                                        validate11.errors = [{ instancePath: instancePath + "/command/0", schemaPath: "#/properties/command/items/0/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.command.items[0].type, parentSchema: schema12.properties.command.items[0], data: data4 }];
                                                        return false;
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                                else {
                                    validate11.errors = [{ instancePath: instancePath + "/command", schemaPath: "#/properties/command/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema12.properties.command.type, parentSchema: schema12.properties.command, data: data2 }];
                                    return false;
                                }
                            }
                            var valid0 = _errs6 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.cwd !== undefined && func0.call(data, "cwd")) {
                                let data5 = data.cwd;
                                const _errs13 = errors;
                                const _errs14 = errors;
                                if (errors === _errs14) {
                                    if (typeof data5 === "string") {
                                        if (!pattern1.test(data5)) {
                                            validate11.errors = [{ instancePath: instancePath + "/cwd", schemaPath: "#/definitions/text/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]*$" }, message: "must match pattern \"" + "^[^\\u0000]*$" + "\"", schema: "^[^\\u0000]*$", parentSchema: schema13, data: data5 }];
                                            return false;
                                        }
                                    }
                                    else {
                                        validate11.errors = [{ instancePath: instancePath + "/cwd", schemaPath: "#/definitions/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema13.type, parentSchema: schema13, data: data5 }];
                                        return false;
                                    }
                                }
                                var valid0 = _errs13 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                            if (valid0) {
                                if (data.env !== undefined && func0.call(data, "env")) {
                                    let data6 = data.env;
                                    const _errs16 = errors;
                                    if (errors === _errs16) {
                                        if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                                            for (const key1 of Object.keys(data6)) {
                                                const _errs18 = errors;
                                                if (typeof key1 === "string") {
                                                    if (!pattern4.test(key1)) {
                                                        const err0 = { instancePath: instancePath + "/env", schemaPath: "#/properties/env/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[^=\\u0000]+$" }, message: "must match pattern \"" + "^[^=\\u0000]+$" + "\"", schema: "^[^=\\u0000]+$", parentSchema: schema12.properties.env.propertyNames, data: key1, propertyName: key1 };
                                                        if (vErrors === null) {
                                                            vErrors = [err0];
                                                        }
                                                        else {
                                                            vErrors.push(err0);
                                                        }
                                                        errors++;
                                                    }
                                                }
                                                var valid5 = _errs18 === errors;
                                                if (!valid5) {
                                                    const err1 = { instancePath: instancePath + "/env", schemaPath: "#/properties/env/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema12.properties.env.propertyNames, parentSchema: schema12.properties.env, data: data6 };
                                                    if (vErrors === null) {
                                                        vErrors = [err1];
                                                    }
                                                    else {
                                                        vErrors.push(err1);
                                                    }
                                                    errors++;
                                                    validate11.errors = vErrors;
                                                    return false;
                                                    break;
                                                }
                                            }
                                            if (valid5) {
                                                for (const key2 of Object.keys(data6)) {
                                                    let data7 = data6[key2];
                                                    const _errs20 = errors;
                                                    const _errs21 = errors;
                                                    if (errors === _errs21) {
                                                        if (typeof data7 === "string") {
                                                            if (!pattern1.test(data7)) {
                                                                validate11.errors = [{ instancePath: instancePath + "/env/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/text/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]*$" }, message: "must match pattern \"" + "^[^\\u0000]*$" + "\"", schema: "^[^\\u0000]*$", parentSchema: schema13, data: data7 }];
                                                                return false;
                                                            }
                                                        }
                                                        else {
                                                            validate11.errors = [{ instancePath: instancePath + "/env/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema13.type, parentSchema: schema13, data: data7 }];
                                                            return false;
                                                        }
                                                    }
                                                    var valid6 = _errs20 === errors;
                                                    if (!valid6) {
                                                        break;
                                                    }
                                                }
                                            }
                                        }
                                        else {
                                            validate11.errors = [{ instancePath: instancePath + "/env", schemaPath: "#/properties/env/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema12.properties.env.type, parentSchema: schema12.properties.env, data: data6 }];
                                            return false;
                                        }
                                    }
                                    var valid0 = _errs16 === errors;
                                }
                                else {
                                    var valid0 = true;
                                }
                                if (valid0) {
                                    if (data.timeout_ms !== undefined && func0.call(data, "timeout_ms")) {
                                        let data8 = data.timeout_ms;
                                        const _errs23 = errors;
                                        if ((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)) {
                                            validate11.errors = [{ instancePath: instancePath + "/timeout_ms", schemaPath: "#/properties/timeout_ms/type", keyword: "type", params: { type: schema12.properties.timeout_ms.type }, message: "must be integer,null", schema: schema12.properties.timeout_ms.type, parentSchema: schema12.properties.timeout_ms, data: data8 }];
                                            return false;
                                        }
                                        if (errors === _errs23) {
                                            if ((typeof data8 == "number") && (isFinite(data8))) {
                                                if (data8 > 2147483647 || isNaN(data8)) {
                                                    validate11.errors = [{ instancePath: instancePath + "/timeout_ms", schemaPath: "#/properties/timeout_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647", schema: 2147483647, parentSchema: schema12.properties.timeout_ms, data: data8 }];
                                                    return false;
                                                }
                                                else {
                                                    if (data8 < 1 || isNaN(data8)) {
                                                        validate11.errors = [{ instancePath: instancePath + "/timeout_ms", schemaPath: "#/properties/timeout_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema12.properties.timeout_ms, data: data8 }];
                                                        return false;
                                                    }
                                                }
                                            }
                                        }
                                        var valid0 = _errs23 === errors;
                                    }
                                    else {
                                        var valid0 = true;
                                    }
                                    if (valid0) {
                                        if (data.side_effect !== undefined && func0.call(data, "side_effect")) {
                                            let data9 = data.side_effect;
                                            const _errs25 = errors;
                                            if (typeof data9 !== "string") {
                                                validate11.errors = [{ instancePath: instancePath + "/side_effect", schemaPath: "#/properties/side_effect/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.side_effect.type, parentSchema: schema12.properties.side_effect, data: data9 }];
                                                return false;
                                            }
                                            if (!((data9 === "process") || (data9 === "external"))) {
                                                validate11.errors = [{ instancePath: instancePath + "/side_effect", schemaPath: "#/properties/side_effect/enum", keyword: "enum", params: { allowedValues: schema12.properties.side_effect.enum }, message: "must be equal to one of the allowed values", schema: schema12.properties.side_effect.enum, parentSchema: schema12.properties.side_effect, data: data9 }];
                                                return false;
                                            }
                                            var valid0 = _errs25 === errors;
                                        }
                                        else {
                                            var valid0 = true;
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    else {
        validate11.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema12.type, parentSchema: schema12, data }];
        return false;
    }
} validate11.errors = vErrors; return errors === 0; }
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) { /*# sourceURL="urn:basis-guard:tools:1" */ ; let vErrors = null; let errors = 0; if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (((data.schema === undefined) || (!(func0.call(data, "schema")))) && (missing0 = "schema")) {
            validate10.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'", schema: schema11.required, parentSchema: schema11, data }];
            return false;
        }
        else {
            const _errs1 = errors;
            for (const key0 of Object.keys(data)) {
                if (!((((key0 === "$schema") || (key0 === "description")) || (key0 === "schema")) || (key0 === "tools"))) {
                    validate10.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11, data }];
                    return false;
                    break;
                }
            }
            if (_errs1 === errors) {
                if (data.$schema !== undefined && func0.call(data, "$schema")) {
                    let data0 = data.$schema;
                    const _errs2 = errors;
                    if (typeof data0 !== "string") {
                        validate10.errors = [{ instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.$schema.type, parentSchema: schema11.properties.$schema, data: data0 }];
                        return false;
                    }
                    var valid0 = _errs2 === errors;
                }
                else {
                    var valid0 = true;
                }
                if (valid0) {
                    if (data.description !== undefined && func0.call(data, "description")) {
                        let data1 = data.description;
                        const _errs4 = errors;
                        if (typeof data1 !== "string") {
                            validate10.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.description.type, parentSchema: schema11.properties.description, data: data1 }];
                            return false;
                        }
                        var valid0 = _errs4 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.schema !== undefined && func0.call(data, "schema")) {
                            let data2 = data.schema;
                            const _errs6 = errors;
                            if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
                                validate10.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.schema.type, parentSchema: schema11.properties.schema, data: data2 }];
                                return false;
                            }
                            if (1 !== data2) {
                                validate10.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema11.properties.schema, data: data2 }];
                                return false;
                            }
                            var valid0 = _errs6 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.tools !== undefined && func0.call(data, "tools")) {
                                let data3 = data.tools;
                                const _errs8 = errors;
                                if (errors === _errs8) {
                                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                                        for (const key1 of Object.keys(data3)) {
                                            const _errs10 = errors;
                                            if (typeof key1 === "string") {
                                                if (!pattern0.test(key1)) {
                                                    const err0 = { instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: "must match pattern \"" + "^[A-Za-z0-9_-]{1,64}$" + "\"", schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema11.properties.tools.propertyNames, data: key1, propertyName: key1 };
                                                    if (vErrors === null) {
                                                        vErrors = [err0];
                                                    }
                                                    else {
                                                        vErrors.push(err0);
                                                    }
                                                    errors++;
                                                }
                                            }
                                            var valid1 = _errs10 === errors;
                                            if (!valid1) {
                                                const err1 = { instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema11.properties.tools.propertyNames, parentSchema: schema11.properties.tools, data: data3 };
                                                if (vErrors === null) {
                                                    vErrors = [err1];
                                                }
                                                else {
                                                    vErrors.push(err1);
                                                }
                                                errors++;
                                                validate10.errors = vErrors;
                                                return false;
                                                break;
                                            }
                                        }
                                        if (valid1) {
                                            for (const key2 of Object.keys(data3)) {
                                                const _errs12 = errors;
                                                if (!(validate11(data3[key2], { instancePath: instancePath + "/tools/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data3, parentDataProperty: key2, rootData }))) {
                                                    vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
                                                    errors = vErrors.length;
                                                }
                                                var valid2 = _errs12 === errors;
                                                if (!valid2) {
                                                    break;
                                                }
                                            }
                                        }
                                    }
                                    else {
                                        validate10.errors = [{ instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.tools.type, parentSchema: schema11.properties.tools, data: data3 }];
                                        return false;
                                    }
                                }
                                var valid0 = _errs8 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                        }
                    }
                }
            }
        }
    }
    else {
        validate10.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.type, parentSchema: schema11, data }];
        return false;
    }
} validate10.errors = vErrors; return errors === 0; }
